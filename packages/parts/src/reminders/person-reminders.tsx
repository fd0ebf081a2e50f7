import { useProfile } from '@vizit/client/profile/use-profile'
import { useChooseReminders } from '@vizit/client/reminders/use-reminders'
import { DEFAULT_REMINDERS, REMINDER_CHOICES, type ReminderChoice } from '@vizit/rules/reminders'
import { Card } from '@vizit/ui/card'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { useState } from 'react'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { PersonAvatar } from '../photo/person-avatar.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './reminders.module.css'

type PersonRemindersProps = { profileId: string; choices: readonly ReminderChoice[] }

/** [3.100] Six moments to choose from for one patient; none of them is a choice too. */
export function PersonReminders({ profileId, choices }: PersonRemindersProps) {
  const words = useWords('reminders')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const choose = useChooseReminders()
  const member = useProfile().data?.family.find(one => one.profileId === profileId)
  // What was asked for shows at once; a refusal brings back what holds.
  const [chosen, setChosen] = useState<readonly ReminderChoice[] | null>(null)
  const shown = chosen ?? choices
  const set = (next: readonly ReminderChoice[]) => {
    setChosen(next)
    // Of several choices in a row the last one says when all are answered.
    choose.mutate({ profileId, choices: [...next] }, { onSuccess: () => say(words.saved), onSettled: () => setChosen(null) })
  }
  const name = member ? `${member.firstName} ${member.lastName}`.trim() : ''
  return (
    <Card>
      <fieldset className={styles.person}>
        <legend className={styles.who}>
          <PersonAvatar id={profileId} text={name} size={36} photoUrl={member?.photoUrl ?? null} />
          <span>{member?.relKind === 'ME' ? words.mine(name) : name}</span>
        </legend>
        <div className={styles.choices}>
          {REMINDER_CHOICES.map(choice => (
            <CheckboxRow
              key={choice}
              checked={shown.includes(choice)}
              onChange={on => set(REMINDER_CHOICES.filter(one => (one === choice ? on : shown.includes(one))))}
            >
              {words.choices[choice]}
            </CheckboxRow>
          ))}
        </div>
        <CheckboxRow checked={shown.length === 0} onChange={none => set(none ? [] : DEFAULT_REMINDERS)}>
          {words.none}
        </CheckboxRow>
        {shown.length === 0 ? <p className={styles.note}>{words.noneNote}</p> : null}
        {choose.isError ? <RefusalBanner title={words.notSaved} text={tell(choose.error).text} /> : null}
      </fieldset>
    </Card>
  )
}
