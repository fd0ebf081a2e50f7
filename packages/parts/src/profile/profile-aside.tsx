import { isInstalled } from '@vizit/client/install/install-offer'
import { useSettings } from '@vizit/client/settings/use-settings'
import { Button } from '@vizit/ui/button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import BellRing from 'lucide-react/icons/bell-ring'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import Download from 'lucide-react/icons/download'
import Hospital from 'lucide-react/icons/hospital'
import Hourglass from 'lucide-react/icons/hourglass'
import IdCard from 'lucide-react/icons/id-card'
import Info from 'lucide-react/icons/info'
import KeyRound from 'lucide-react/icons/key-round'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import MonitorDown from 'lucide-react/icons/monitor-down'
import Phone from 'lucide-react/icons/phone'
import Pill from 'lucide-react/icons/pill'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { SignOutDialog } from '../sign-out/sign-out-dialog.tsx'
import { useSupportPage } from '../support/use-support.tsx'
import { useSupportPhone } from '../support/use-support-phone.ts'
import { useWords } from '../words/words.tsx'
import styles from './profile.module.css'
import { TextSizeChoice } from './text-size-choice.tsx'

/** The own data, the guide [2.36], a hint to install the app [2.37], a mail to support [2.35], sign-out [2.38]. */
export function ProfileAside() {
  const words = useWords('profile')
  const ownData = useWords('ownData')
  const reminders = useWords('reminders')
  const waiting = useWords('waitingList')
  const calendar = useWords('calendarFeed')
  const cards = useWords('cardNumbers')
  const drugs = useWords('drugs')
  const finding = useWords('finding')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const phone = useSupportPhone()
  const email = useSettings().data?.brand.supportEmail
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <List label={words.more}>
        <ListRow lead={<BellRing aria-hidden="true" />} title={reminders.title} note={reminders.rowNote} href={addresses.reminders()} />
        <ListRow lead={<Hourglass aria-hidden="true" />} title={waiting.title} note={waiting.rowNote} href={addresses.waitingList()} />
        <ListRow lead={<CalendarSync aria-hidden="true" />} title={calendar.title} note={calendar.rowNote} href={addresses.calendar()} />
        <ListRow lead={<IdCard aria-hidden="true" />} title={cards.title} note={cards.rowNote} href={addresses.cards()} />
        <ListRow lead={<Hospital aria-hidden="true" />} title={finding.centres} note={finding.centresNote} href={addresses.centres()} />
        <ListRow lead={<Pill aria-hidden="true" />} title={drugs.title} note={drugs.rowNote} href={addresses.drugs()} />
        <ListRow
          lead={<MessageSquareText aria-hidden="true" />}
          title={words.reviews}
          note={words.reviewsNote}
          href={addresses.ownReviews()}
        />
      </List>
      <List label={words.account}>
        <ListRow lead={<KeyRound aria-hidden="true" />} title={words.security} note={words.securityNote} href={addresses.security()} />
        <ListRow lead={<ShieldCheck aria-hidden="true" />} title={ownData.title} note={ownData.rowNote} href={addresses.ownData()} />
      </List>
      <TextSizeChoice />
      <List label={words.help}>
        <ListRow
          lead={<BookOpen aria-hidden="true" />}
          title={words.guide}
          note={words.guideNote}
          href={addresses.guide()}
          download
          trail={<Download aria-hidden="true" />}
        />
        {isInstalled(window) ? null : (
          <ListRow lead={<MonitorDown aria-hidden="true" />} title={words.install} note={words.installNote} href={addresses.install()} />
        )}
        <ListRow lead={<Info aria-hidden="true" />} title={words.info} note={words.infoNote} href={addresses.info()} />
        {email ? (
          <ListRow
            lead={<LifeBuoy aria-hidden="true" />}
            title={words.support}
            note={email}
            href={`mailto:${email}?subject=${encodeURIComponent(words.supportSubject)}`}
          />
        ) : null}
        <ListRow lead={<MessageSquareText aria-hidden="true" />} title={shell.supportHere} href={useSupportPage()} />
        {phone ? (
          <ListRow lead={<Phone aria-hidden="true" />} title={shell.supportCall(phone.shown)} note={phone.hours} href={phone.href} />
        ) : null}
      </List>
      <Button kind="danger-text" className={styles.out} icon={<LogOut aria-hidden="true" />} onClick={() => setLeaving(true)}>
        {words.signOut}
      </Button>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}
