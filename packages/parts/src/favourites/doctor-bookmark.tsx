import type { Doctor } from '@vizit/contract/catalogue'
import type { IconButtonProps } from '@vizit/ui/icon-button'
import { Bookmark } from './bookmark.tsx'

type DoctorBookmarkProps = { doctor: Doctor; branchId: string | undefined; kind?: IconButtonProps['kind'] }

/** [1.28] The bookmark of a doctor, with the branch that is looked at, else the first. */
export function DoctorBookmark({ doctor, branchId, kind }: DoctorBookmarkProps) {
  const { doctorId: id, fullName: displayName, photoUrl, worksAt } = doctor
  const place = worksAt.find(one => one.branchId === branchId) ?? worksAt[0]
  if (!place) return null
  return <Bookmark one={{ type: 'physicians', id, displayName, photoUrl, branchId: place.branchId }} kind={kind} />
}
