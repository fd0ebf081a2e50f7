import type { RelKind } from '@vizit/rules/access'
import type { Sex } from '@vizit/rules/people'
import { Card } from '@vizit/ui/card'
import { PersonAvatar } from '../photo/person-avatar.tsx'
import { useWords } from '../words/words.tsx'
import styles from './access.module.css'

export type PersonCardProps = { id: string; name: string; relKind: RelKind | null; sex: Sex | null; photoUrl: string | null }

/** Whose rights these are. */
export function PersonCard({ id, name, relKind, sex, photoUrl }: PersonCardProps) {
  const people = useWords('people')
  return (
    <Card className={styles.person}>
      <PersonAvatar id={id} text={name} size={64} photoUrl={photoUrl} />
      <div>
        <h2>{name}</h2>
        {relKind ? <p className={styles.quiet}>{people.relation(relKind, sex)}</p> : null}
      </div>
    </Card>
  )
}
