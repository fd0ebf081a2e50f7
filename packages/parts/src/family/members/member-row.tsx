import { useNow } from '@vizit/client/api/clock'
import { memberView } from '@vizit/client/family/member-view'
import type { Relative } from '@vizit/contract/family'
import { ageOn } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { IconButton } from '@vizit/ui/icon-button'
import ChevronRight from 'lucide-react/icons/chevron-right'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { PersonAvatar } from '../../photo/person-avatar.tsx'
import { useWords } from '../../words/words.tsx'
import { AllowButton } from '../rights/allow-button.tsx'
import { RightsLink } from '../rights/rights-link.tsx'
import { MemberBadges } from './member-badges.tsx'
import styles from './member-row.module.css'

/** A name that may not be seen comes masked as one text. */
export function shownName({ lastName, firstName, name }: Pick<Relative, 'lastName' | 'firstName' | 'name'>): string {
  return lastName ? `${firstName} ${lastName}` : name
}

/** [3.14] A person of the family: relation, age, what one may do for them, and what can be done here. */
export function MemberRow({ member, onMenu }: { member: Relative; onMenu: (member: Relative) => void }) {
  const words = useWords('family')
  const people = useWords('people')
  const today = minskDay(useNow())
  const view = memberView(member)
  const name = shownName(member)
  const age = member.birthday ? people.age(ageOn(member.birthday, today)) : null
  return (
    <li className={styles.row}>
      <PersonAvatar id={member.profileId} text={name} photoUrl={member.photoUrl} />
      <div className={styles.content}>
        <div className={styles.words}>
          {view.opens ? (
            <RightsLink member={member} className={styles.open}>
              {name}
              <span className="visually-hidden">, {words.rights}</span>
            </RightsLink>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          <span className={styles.note}>
            {[people.relation(member.relKind, member.sex, member.kinship), age].filter(Boolean).join(', ')}
          </span>
        </div>
        {view.menu.length > 0 ? (
          <IconButton
            kind="plain"
            className={styles.dots}
            label={words.menu(name)}
            aria-haspopup="dialog"
            icon={<EllipsisVertical aria-hidden="true" />}
            onClick={() => onMenu(member)}
          />
        ) : null}
        {view.opens ? <ChevronRight className={styles.chevron} strokeWidth={2} aria-hidden="true" /> : null}
        <MemberBadges badges={view.badges} />
        {view.badges.includes('waits') ? <p className={styles.hint}>{words.waitsHow}</p> : null}
        {view.mayAllow ? <AllowButton member={member} name={name} /> : null}
      </div>
    </li>
  )
}
