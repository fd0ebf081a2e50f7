import { useConsentTexts } from '@vizit/client/consent/use-consent-texts'
import { useSession } from '@vizit/client/session/session-provider'
import { useSettings } from '@vizit/client/settings/use-settings'
import { Card } from '@vizit/ui/card'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Link } from '@vizit/ui/page/link'
import BookOpen from 'lucide-react/icons/book-open'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import FileText from 'lucide-react/icons/file-text'
import Info from 'lucide-react/icons/info'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Phone from 'lucide-react/icons/phone'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { useAddresses } from '../addresses/addresses.ts'
import { ConsentLink } from '../consent/consent-link.tsx'
import { Address } from '../email/address.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useSupportPage } from '../support/use-support.tsx'
import { useSupportPhone } from '../support/use-support-phone.ts'
import { useBrandName } from '../words/use-brand-name.ts'
import { useWords } from '../words/words.tsx'
import styles from './info.module.css'

/** [2.40] What the product is, whom to write to, which texts hold, which version runs. For visitors too. */
export function InfoScreen() {
  const words = useWords('info')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const isSignedIn = useSession().kind === 'signed-in'
  const brand = useBrandName()
  const { data, error, isFetching, refetch } = useSettings()
  return (
    <Screen title={words.title} back={{ label: shell.back, href: addresses.above.product(isSignedIn) }}>
      <div className={styles.column}>
        <Card title={words.what}>
          <p>{words.text(brand)}</p>
          <p>{words.free}</p>
        </Card>
        <List label={words.directory}>
          <ListRow lead={<Stethoscope aria-hidden="true" />} title={words.doctorsList} href={addresses.doctorsList()} />
          <ListRow lead={<MapPin aria-hidden="true" />} title={shell.doctorsByTown} href={addresses.doctorsByTown()} />
          <ListRow lead={<ClipboardList aria-hidden="true" />} title={shell.services} href={addresses.services()} />
        </List>
        {data ? (
          <Contacts supportEmail={data.brand.supportEmail} version={words.versionText(import.meta.env.VIZIT_VERSION, data.version)} />
        ) : error ? (
          <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <CardSkeleton lines={4} />
        )}
        <Documents />
      </div>
    </Screen>
  )
}

function Contacts({ supportEmail, version }: { supportEmail: string; version: string }) {
  const words = useWords('info')
  const shell = useWords('shell')
  const phone = useSupportPhone()
  return (
    <List label={words.contacts}>
      <ListRow
        lead={<Mail aria-hidden="true" />}
        caption={words.email}
        title={<Address text={supportEmail} />}
        href={`mailto:${supportEmail}`}
      />
      {phone ? (
        <ListRow lead={<Phone aria-hidden="true" />} caption={words.phone} title={phone.shown} note={phone.hours} href={phone.href} />
      ) : null}
      <ListRow lead={<MessageSquareText aria-hidden="true" />} title={shell.supportHere} href={useSupportPage()} />
      <ListRow lead={<Info aria-hidden="true" />} caption={words.version} title={version} />
    </List>
  )
}

/** The texts that everybody accepts, as they stand now; the guide; whose programs are inside. */
function Documents() {
  const words = useWords('info')
  const addresses = useAddresses()
  const texts = useConsentTexts().data ?? []
  return (
    <Card title={words.documents}>
      <ul className={styles.documents}>
        {texts.map(({ kind, title, version }) => (
          <li key={`${kind} ${version}`}>
            <FileText size={20} strokeWidth={1.9} aria-hidden="true" />
            <ConsentLink kind={kind}>{title}</ConsentLink>
          </li>
        ))}
        <li>
          <BookOpen size={20} strokeWidth={1.9} aria-hidden="true" />
          <Link href={addresses.guide()} download>
            {words.guide}
          </Link>
        </li>
      </ul>
    </Card>
  )
}
