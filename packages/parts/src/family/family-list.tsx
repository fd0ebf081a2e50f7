import type { Relative } from '@vizit/contract/family'
import { useState } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './family.module.css'
import { MemberDialogs } from './member-dialogs.tsx'
import { MemberRow } from './member-row.tsx'

/** [2.41] Each person with the relation, the age and what one may do for them. */
export function FamilyList({ members }: { members: Relative[] }) {
  const words = useWords('family')
  const [chosen, setChosen] = useState<Relative | null>(null)
  return (
    <>
      <ul className={styles.members} aria-label={words.members}>
        {members.map(member => (
          <MemberRow key={member.profileId} member={member} onMenu={setChosen} />
        ))}
      </ul>
      <MemberDialogs member={chosen} onClose={() => setChosen(null)} />
    </>
  )
}
