import { useLocation } from '@tanstack/react-router'
import { favouriteSentence } from '@vizit/client/favourites/favourite-sentence'
import { useAddFavourite, useFavourites, useRemoveFavourite } from '@vizit/client/favourites/use-favourites'
import { useSession } from '@vizit/client/session/session-provider.tsx'
import { signInAddress } from '@vizit/client/session/way-back'
import { useWords } from '@vizit/client/words.tsx'
import type { Doctor } from '@vizit/contract/catalogue'
import { IconButton } from '@vizit/ui/icon-button'
import { useToasts } from '@vizit/ui/toast'
import Heart from 'lucide-react/icons/heart'
import styles from './favourites.module.css'

type DoctorBookmarkProps = { doctor: Doctor; branchId: string | undefined }

/** [1.28] [1.30] Keeps a doctor among the favourites, or lets them go; says whom the eleventh pushed out. A visitor signs in first [6.07]. */
export function DoctorBookmark({ doctor, branchId }: DoctorBookmarkProps) {
  const words = useWords('favourites')
  const here = useLocation({ select: location => location.href })
  const isSignedIn = useSession().kind === 'signed-in'
  const favourites = useFavourites(isSignedIn)
  const add = useAddFavourite()
  const remove = useRemoveFavourite()
  const { say } = useToasts()
  const { doctorId: id, fullName, photoUrl, worksAt } = doctor
  if (!isSignedIn) {
    return <IconButton kind="plain" label={words.signInFirst(fullName)} icon={<Heart aria-hidden="true" />} href={signInAddress(here)} />
  }
  const isKept = favourites.data?.physicians.some(one => one.id === id) ?? false
  const place = worksAt.find(one => one.branchId === branchId) ?? worksAt[0]
  if (!place) return null

  function turn() {
    if (isKept) return remove.mutate({ type: 'physicians', id }, { onSuccess: () => say(words.removed) })
    add.mutate(
      { type: 'physicians', id, displayName: fullName, photoUrl, branchId: place!.branchId },
      { onSuccess: ({ pushedOut }) => say(favouriteSentence(words, pushedOut)) }
    )
  }
  return (
    <>
      <IconButton
        kind="plain"
        label={isKept ? words.remove(fullName) : words.add(fullName)}
        pressed={isKept}
        disabled={!favourites.data || add.isPending || remove.isPending}
        icon={<Heart aria-hidden="true" />}
        onClick={turn}
      />
      {add.isError || remove.isError ? (
        <p role="alert" className={styles.failed}>
          {words.failed}
        </p>
      ) : null}
    </>
  )
}
