import { useNow } from '@vizit/client/api/clock'
import { capital, showFullDay, showTime } from '@vizit/client/days/show-day'
import { byDay, type LogEntry } from '@vizit/client/own-data/use-access-log'
import { inOrder } from '@vizit/client/people/in-order'
import { useProfile } from '@vizit/client/profile/use-profile'
import { minskDay } from '@vizit/rules/days'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Eye from 'lucide-react/icons/eye'
import FileCheck from 'lucide-react/icons/file-check'
import Info from 'lucide-react/icons/info'
import KeyRound from 'lucide-react/icons/key-round'
import LogIn from 'lucide-react/icons/log-in'
import Pencil from 'lucide-react/icons/pencil'
import UsersRound from 'lucide-react/icons/users-round'
import { type AllWords, useWords } from '../words/words.tsx'

const ICONS = {
  viewed: Eye,
  booked: CalendarCheck,
  changed: Pencil,
  granted: KeyRound,
  family: UsersRound,
  consent: FileCheck,
  'signed-in': LogIn,
  other: Info
}

/** The actions under their days: what was done, who did it, when, and to whom where it was not to oneself. */
export function LogDays({ entries }: { entries: readonly LogEntry[] }) {
  const words = useWords('ownData')
  const today = minskDay(useNow())
  const me = useProfile().data?.me.profileId
  return byDay(entries).map(({ day, entries: ofDay }) => (
    <Section key={day} title={capital(showFullDay(day, today))} level={2}>
      <List label={capital(showFullDay(day, today))}>
        {ofDay.map((entry, at) => {
          const Icon = ICONS[entry.kind]
          const about = entry.profileId === me ? null : words.about(inOrder(entry.profileName))
          return (
            <ListRow
              // Two lines may be the same in every field: their place tells them apart.
              key={`${entry.at} ${entry.action} ${entry.profileId} ${at}`}
              lead={<Icon aria-hidden="true" />}
              title={words.action(entry.action, entry.kind)}
              note={[actorOf(words, entry), about].filter(Boolean).join(', ')}
              trail={<time dateTime={entry.at}>{showTime(entry.at)}</time>}
            />
          )
        })}
      </List>
    </Section>
  ))
}

function actorOf(words: AllWords['ownData'], { actor }: LogEntry): string {
  switch (actor.kind) {
    case 'me':
      return words.me
    case 'relative':
      return actor.name
    case 'somebody':
      return words.somebody
    case 'product':
      return words.product
  }
}
