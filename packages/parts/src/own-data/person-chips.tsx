import { useProfile } from '@vizit/client/profile/use-profile'
import { Chip } from '@vizit/ui/fields/chip'
import { useWords } from '../words/words.tsx'
import styles from './own-data.module.css'

/** Oneself and the people over whom one has all rights: whose data these screens may show. */
export function useSubjects(): { profileId: string; firstName: string; isMe: boolean; isChild: boolean }[] {
  const family = useProfile().data?.family ?? []
  return family
    .filter(member => member.accessLevel === 'ALL')
    .map(({ profileId, firstName, relKind }) => ({ profileId, firstName, isMe: relKind === 'ME', isChild: relKind === 'CHILD' }))
}

export type PersonChipsProps = {
  /** The first chip: everybody's, where a screen can show them together. */
  all?: string
  chosen: string | undefined
  onChoose: (profileId: string | undefined) => void
}

/** Whose data are shown. Nothing to choose where there is only oneself. */
export function PersonChips({ all, chosen, onChoose }: PersonChipsProps) {
  const words = useWords('ownData')
  const subjects = useSubjects()
  if (subjects.length < 2) return null
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{words.logWho}</legend>
      {all ? (
        <Chip chosen={chosen === undefined} onClick={() => onChoose(undefined)}>
          {all}
        </Chip>
      ) : null}
      {subjects.map(({ profileId, firstName, isMe }) => (
        <Chip key={profileId} chosen={chosen === profileId} onClick={() => onChoose(profileId)}>
          {isMe ? words.logMine : firstName}
        </Chip>
      ))}
    </fieldset>
  )
}
