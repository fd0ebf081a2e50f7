import { useEmails, useResendEmailLink } from '@vizit/client/email/use-emails'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { LiveRegion } from '@vizit/ui/live-region'
import Mail from 'lucide-react/icons/mail'
import { SendingFailure } from '../failures/sending-failure.tsx'
import { useWords } from '../words/words.tsx'

/** A letter waits to be opened: which address, and one more letter. */
export function ConfirmEmailBanner({ address }: { address: string }) {
  const words = useWords('profile')
  const email = useWords('email')
  const emails = useEmails()
  const resend = useResendEmailLink()
  const waiting = emails.data?.find(email => email.address === address && !email.confirmed)
  return (
    <>
      <Banner
        kind="wait"
        icon={<Mail aria-hidden="true" />}
        title={words.confirmTitle}
        action={
          waiting ? (
            <Button
              kind="ghost"
              size="small"
              flush
              waiting={resend.isPending ? words.confirmSending : undefined}
              onClick={() => resend.mutate(waiting.id)}
            >
              {words.confirmAgain}
            </Button>
          ) : null
        }
      >
        {resend.isSuccess ? words.confirmSent : words.confirmText(address)}
      </Banner>
      {resend.isError ? <SendingFailure error={resend.error} words={email} /> : null}
      <LiveRegion text={resend.isSuccess ? words.confirmSent : ''} />
    </>
  )
}
