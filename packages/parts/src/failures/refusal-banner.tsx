import { Banner } from '@vizit/ui/banner'
import { SupportLinks } from '../support/support-links.tsx'
import { useSupport } from '../support/use-support.tsx'
import { useWords } from '../words/words.tsx'

type RefusalBannerProps = { title: string; text: string; code?: string; onRetry?: (() => void) | undefined }

/** An action that was refused: why, what else can be done, and whom to ask [8.100]; where it may be tried again as it is, by one press instead. */
export function RefusalBanner({ title, text, code, onRetry }: RefusalBannerProps) {
  const words = useWords('shell')
  const support = useSupport(undefined, code)
  return (
    <Banner
      kind="danger"
      title={title}
      live
      action={support ? <SupportLinks support={support} /> : undefined}
      {...(onRetry && { retry: { label: words.retry, onPress: onRetry } })}
    >
      {text}
    </Banner>
  )
}
