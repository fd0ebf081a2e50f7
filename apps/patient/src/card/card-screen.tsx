import { showDate } from '@vizit/client/days/show-day'
import { inOrder } from '@vizit/client/people/in-order'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useCoverages } from '@vizit/client/programmes/use-coverages'
import { useNewTests } from '@vizit/client/results/use-new-tests'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { CopyNotice } from '@vizit/parts/failures/copy-notice.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { PersonAvatar } from '@vizit/parts/photo/person-avatar.tsx'
import { ProgrammeCard } from '@vizit/parts/programmes/programme-card.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { showPhone } from '@vizit/rules/phone'
import { Badge } from '@vizit/ui/badge'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Hash from 'lucide-react/icons/hash'
import Hourglass from 'lucide-react/icons/hourglass'
import IdCard from 'lucide-react/icons/id-card'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Pill from 'lucide-react/icons/pill'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Sparkles from 'lucide-react/icons/sparkles'
import UsersRound from 'lucide-react/icons/users-round'
import styles from '../column.module.css'

const NO_YEAR = '0000-01-01'

/** [2.155] MyCard: who one is, who pays and what for, and the way to everything that is one's own. */
export function CardScreen() {
  const words = useWords('app')
  const addresses = useAddresses()
  const { data: profile, dataUpdatedAt, error } = useProfile()
  const mine = useCoverages().data?.[0]?.coverages.find(one => one.status === 'ACTIVE')
  const family = profile?.family.filter(one => one.relKind !== 'ME').map(one => one.firstName) ?? []
  return (
    <Screen title={words.card} windowTitle={words.myCard}>
      <div className={styles.column}>
        {profile ? <CopyNotice loadedAt={dataUpdatedAt} isStale={error !== null} /> : null}
        {profile?.name ? (
          <List label={words.account}>
            <ListRow
              lead={<PersonAvatar id={profile.me.profileId} text={inOrder(profile.name)} size={48} photoUrl={profile.photoUrl} />}
              title={profile.name}
              note={
                <>
                  {profile.birthday ? `${showDate(profile.birthday, NO_YEAR)} · ` : null}
                  <span className={styles.whole}>{showPhone(profile.primaryPhone)}</span>
                </>
              }
              href={addresses.profile()}
            />
          </List>
        ) : null}
        {mine ? <ProgrammeCard coverage={mine} isChild={false} titleLevel={2} /> : null}
        <List label={words.myCard}>
          <ListRow lead={<CalendarCheck aria-hidden="true" />} title={words.visits} note={words.visitsNote} href={addresses.visits()} />
          <Results />
          <ListRow
            lead={<UsersRound aria-hidden="true" />}
            title={words.family}
            note={family.length > 0 ? family.join(', ') : words.familyNote}
            href={addresses.family()}
          />
          <ListRow
            lead={<ShieldCheck aria-hidden="true" />}
            title={words.programmes}
            note={words.programmesNote}
            href={addresses.programmes()}
          />
          <ListRow lead={<IdCard aria-hidden="true" />} title={words.documents} note={words.documentsNote} href={addresses.documents()} />
        </List>
        <List label={words.other}>
          <ListRow lead={<Pill aria-hidden="true" />} title={words.chest} note={words.chestNote} href={addresses.chest()} />
          <ListRow
            lead={<MessageSquareText aria-hidden="true" />}
            title={words.reviews}
            note={words.reviewsNote}
            href={addresses.ownReviews()}
          />
          <ListRow lead={<Hourglass aria-hidden="true" />} title={words.waiting} note={words.waitingNote} href={addresses.waitingList()} />
          <ListRow lead={<Hash aria-hidden="true" />} title={words.cardNumbers} note={words.cardNumbersNote} href={addresses.cards()} />
        </List>
      </div>
    </Screen>
  )
}

/** With the number of those that nobody has opened. */
function Results() {
  const words = useWords('app')
  const addresses = useAddresses()
  const fresh = useNewTests().data?.length ?? 0
  return (
    <ListRow
      lead={<FlaskConical aria-hidden="true" />}
      title={words.results}
      note={words.resultsNote}
      trail={
        fresh > 0 ? (
          <Badge kind="info" icon={<Sparkles aria-hidden="true" />}>
            {words.newResults(fresh)}
          </Badge>
        ) : undefined
      }
      href={addresses.tests()}
    />
  )
}
