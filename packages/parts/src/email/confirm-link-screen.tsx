import { failureOf } from '@vizit/client/api/call-failure'
import { linkFragment } from '@vizit/client/email/link-fragment'
import { useConfirmLink } from '@vizit/client/email/use-confirm-link'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useAddresses } from '../addresses/addresses.ts'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import styles from '../frame/notice-screen.module.css'
import { Screen } from '../frame/screen.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useSupport } from '../support/use-support.tsx'
import { useHere } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'

/**
 * The page that the link of a letter about an address or a device opens. The token comes in the fragment, which no server is sent, and leaves only
 * when the button is pressed: mail scanners follow links.
 */
export function ConfirmLinkScreen() {
  const token = linkFragment(useHere(now => now.hash))
  return <OneLink key={token} token={token} />
}

function OneLink({ token }: { token: string | null }) {
  const words = useWords('email')
  const confirm = useConfirmLink()
  const end: LinkEnd = token === null ? { kind: 'over', why: 'broken' } : linkEnd(confirm)
  switch (end.kind) {
    case 'open':
      return <Asked error={end.error} isPending={confirm.isPending} onConfirm={() => token && confirm.mutate(token)} />
    case 'done':
      return (
        <Done
          title={end.what === 'device' ? words.deviceDoneTitle : words.addressTitle}
          text={end.what === 'device' ? words.deviceDoneText : words.addressText}
        />
      )
    case 'over':
      return <Over why={end.why} live={confirm.isError} />
  }
}

function Asked({ error, isPending, onConfirm }: { error: unknown; isPending: boolean; onConfirm: () => void }) {
  const words = useWords('email')
  const tell = useRefusalWords()
  return (
    <Screen title={words.confirmTitle}>
      <Card className={styles.card}>
        <p>{words.confirmText}</p>
        {error ? <RefusalBanner {...tell(error)} /> : null}
        <Button wide waiting={isPending ? words.confirming : undefined} onClick={onConfirm}>
          {words.confirmGo}
        </Button>
      </Card>
    </Screen>
  )
}

function Done({ title, text }: { title: string; text: string }) {
  const words = useWords('email')
  const addresses = useAddresses()
  return (
    <Screen title={words.confirmTitle}>
      <div className={styles.card}>
        <Banner kind="ok" title={title} live>
          {text}
        </Banner>
        <Button wide href={addresses.profile()}>
          {words.goOn}
        </Button>
      </div>
    </Screen>
  )
}

function Over({ why, live }: { why: 'used' | 'expired' | 'replaced' | 'broken'; live: boolean }) {
  const words = useWords('email')
  const addresses = useAddresses()
  const support = useSupport(words.support)
  return (
    <Screen title={words.confirmTitle}>
      <div className={styles.card}>
        <Banner kind={why === 'used' ? 'info' : 'wait'} title={words.over[why].title} live={live}>
          {words.over[why].text}
        </Banner>
        <Button wide kind="second" href={addresses.profile()}>
          {words.goOn}
        </Button>
        {support ? (
          <>
            <Button wide kind="ghost" href={support.href}>
              {support.label}
            </Button>
            {support.more}
          </>
        ) : null}
      </div>
    </Screen>
  )
}

/** `open`: the button may be pressed, for the first time or again after `error`. `over`: this link does nothing any more. */
type LinkEnd =
  | { kind: 'open'; error: unknown }
  | { kind: 'done'; what: 'address' | 'device' }
  | { kind: 'over'; why: 'used' | 'expired' | 'replaced' | 'broken' }

/** What became of a link whose confirmation was asked for, or not yet. */
function linkEnd({ data, error }: { data: 'address' | 'device' | undefined; error: unknown }): LinkEnd {
  if (data) return { kind: 'done', what: data }
  const { code, facts } = failureOf(error)
  if (code !== 'LINK_EXPIRED') return { kind: 'open', error }
  const { reason } = facts
  return { kind: 'over', why: reason === 'used' || reason === 'expired' || reason === 'replaced' ? reason : 'broken' }
}
