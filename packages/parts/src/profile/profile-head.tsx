import { useNow } from '@vizit/client/api/clock'
import { showDate } from '@vizit/client/days/show-day'
import type { Profile } from '@vizit/contract/profile'
import { ageOn } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import Camera from 'lucide-react/icons/camera'
import { type ComponentType, useState } from 'react'
import { PersonAvatar } from '../photo/person-avatar.tsx'
import { useWords } from '../words/words.tsx'
import type { PhotoDialogProps } from './photo-dialog.tsx'
import styles from './profile.module.css'

const NO_YEAR = '0000-01-01'

/** The person at a glance: photo, name, birthday and age. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const words = useWords('photo')
  const people = useWords('people')
  const today = minskDay(useNow())
  const [isOpen, setOpen] = useState(false)
  // The cropper weighs as much as a page: it comes when it is wanted.
  const [Dialog, setDialog] = useState<ComponentType<PhotoDialogProps> | null>(null)
  const { birthday, photoUrl } = profile
  const name = `${profile.firstName} ${profile.lastName}`.trim()

  async function open() {
    setOpen(true)
    const module = await import('./photo-dialog.tsx').catch(() => null)
    if (module) setDialog(() => module.PhotoDialog)
  }

  return (
    <div className={styles.person}>
      <PersonAvatar id={profile.me.profileId} text={name} size={88} photoUrl={photoUrl} />
      <div>
        <h2>{profile.name}</h2>
        {birthday ? (
          <p className={styles.age}>
            {showDate(birthday, NO_YEAR)}, {people.age(ageOn(birthday, today))}
          </p>
        ) : null}
        <Button kind="ghost" size="small" flush icon={<Camera aria-hidden="true" />} onClick={() => void open()}>
          {photoUrl ? words.change : words.add}
        </Button>
      </div>
      {isOpen && Dialog ? <Dialog hasPhoto={photoUrl !== null} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
