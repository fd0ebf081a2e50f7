import { useQuery } from '@tanstack/react-query'
import { valueOf } from '@vizit/client/api/call-failure'
import { useCall } from '@vizit/client/api/call-provider'
import { clearHostBookmark, readHostBookmark } from '@vizit/client/embedded/host-memory'
import { usableStorage } from '@vizit/client/session/session-store'
import { listDoctors } from '@vizit/contract/catalogue'
import { addFavourite } from '@vizit/contract/favourites'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { useEffect, useEffectEvent } from 'react'
import { useWords } from '../words/words.tsx'

const storage = usableStorage(() => sessionStorage)

/** The host page would have the doctor bookmarked: the person is asked, and only a press does it. */
export function HostBookmark() {
  const words = useWords('embedded')
  const call = useCall()
  const { say } = useToasts()
  const doctorId = readHostBookmark(storage)
  const doctor = useQuery({
    queryKey: ['host-bookmark', doctorId],
    queryFn: async ({ signal }) => valueOf(await call(listDoctors, { provider: 'all', ids: doctorId! }, { signal })).doctors[0] ?? null,
    enabled: doctorId !== null
  }).data
  const offer = useEffectEvent(() => {
    const branchId = doctor?.worksAt[0]?.branchId
    if (!doctor || branchId === undefined) return
    clearHostBookmark(storage)
    const keep = async () => {
      const favourite = { id: doctor.doctorId, displayName: doctor.fullName, branchId, type: 'physicians' as const }
      if ((await call(addFavourite, favourite)).ok) say(words.kept)
    }
    say(words.keep(doctor.fullName), { label: words.keepAction, onPress: () => void keep() })
  })
  useEffect(() => offer(), [doctor])
  return null
}
