import type { Failure } from '@vizit/client/api/call-failure'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useLanguage } from './language.tsx'
import { refusalWords } from './refusal.ts'

/** Something was not answered: why, and once more. */
export function Failed({ failure, retry }: { failure: Failure; retry: () => void }) {
  const language = useLanguage()
  const { title, text } = refusalWords(failure, language)
  return (
    <Banner
      kind="danger"
      title={title}
      live
      action={
        <Button size="small" kind="outline" onClick={retry}>
          {language.words.tryAgain}
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
