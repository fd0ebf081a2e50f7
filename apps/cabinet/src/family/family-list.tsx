import type { Relative } from '@vizit/contract/family'
import styles from '@vizit/parts/family/family.module.css'
import { useWords } from '@vizit/parts/words/words.tsx'
import { useState } from 'react'
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
