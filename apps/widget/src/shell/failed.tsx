import type { Failure } from '@vizit/client/api/call-failure'
import { ru } from '@vizit/client/widget/messages.ru'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { refusalWords } from './refusal.ts'

/** Something was not answered: why, and once more. */
export function Failed({ failure, retry }: { failure: Failure; retry: () => void }) {
  const { title, text } = refusalWords(failure)
  return (
    <Banner
      kind="danger"
      title={title}
      live
      action={
        <Button size="small" kind="outline" onClick={retry}>
          {ru.tryAgain}
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
