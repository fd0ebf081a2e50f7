import styles from '@vizit/parts/frame/notice-screen.module.css'
import { useSupport } from '@vizit/parts/support/use-support.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { LANGUAGES } from '@vizit/rules/languages'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { OUTDATED_WORDS } from './outdated-words.ts'

/** [2.54] OutdatedAppVersion in the app of a shop: it is renewed there. */
export function OutdatedScreen() {
  const words = useWords('shell')
  const support = useSupport()
  const language = LANGUAGES.find(one => one === document.documentElement.lang) ?? 'ru'
  return (
    <main className={styles.page} id="main">
      <title>{words.outdated}</title>
      <Card className={styles.card}>
        <h1>{words.outdated}</h1>
        <p>{OUTDATED_WORDS[language]}</p>
        {support ? (
          <>
            <Button wide kind="ghost" href={support.href}>
              {support.label}
            </Button>
            {support.more}
          </>
        ) : null}
      </Card>
    </main>
  )
}
