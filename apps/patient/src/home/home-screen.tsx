import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useSession } from '@vizit/client/session/session-provider'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { TownButton } from '@vizit/parts/catalogue/town-button.tsx'
import { holdFocus } from '@vizit/parts/frame/hold-focus'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { saying } from '@vizit/parts/words/saying'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { Link } from '@vizit/ui/page/link'
import Search from 'lucide-react/icons/search'
import { lazy, type MouseEvent, Suspense } from 'react'
import { own } from '../own-addresses.ts'
import styles from './home.module.css'
import { SectionTiles } from './section-tiles.tsx'

const OwnHome = lazy(saying(['visits', 'visitsMore', 'invoices'], async () => ({ default: (await import('./own-home.tsx')).OwnHome })))

/** Not in another window or tab. */
function opensHere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}

/** [2.147] Home: what to find, the next visit, what waits for the person. */
export function HomeScreen() {
  const words = useWords('app')
  const addresses = useAddresses()
  const isSignedIn = useSession().kind === 'signed-in'
  const name = useProfile().data?.firstName
  const town = useTownChoice('all')
  return (
    <Screen title={name ? words.helloTo(name) : words.hello} windowTitle={words.home} actions={<TownButton of={town} />}>
      <div className={styles.column}>
        <Link href={addresses.timetable()} standalone className={styles.find} onClick={event => opensHere(event) && holdFocus()}>
          <Search aria-hidden="true" />
          {words.find}
        </Link>
        <SectionTiles banners={town.town?.banners} />
        {isSignedIn ? (
          <Suspense fallback={<CardSkeleton lines={3} />}>
            <OwnHome />
          </Suspense>
        ) : (
          <Card title={words.visitor}>
            <p className={styles.text}>{words.visitorText}</p>
            <Button wide href={addresses.signIn(own.home)}>
              {words.signIn}
            </Button>
          </Card>
        )}
      </div>
    </Screen>
  )
}
