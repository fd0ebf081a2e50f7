import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useBrandName } from '@vizit/parts/words/use-brand-name'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Card } from '@vizit/ui/card'
import styles from '../column.module.css'
import { useBackToOther } from '../shell/use-back-to-other.ts'

/** About the project: what it is for and whom one deals with. */
export function AboutScreen() {
  const words = useWords('app')
  const brand = useBrandName()
  return (
    <Screen title={words.about} back={useBackToOther()}>
      <div className={styles.column}>
        <Card title={words.aboutWhat}>
          <p>{words.aboutText(brand)}</p>
        </Card>
        <Card title={words.aboutWho}>
          <p>{words.aboutWhoText(brand)}</p>
        </Card>
        <p>{words.aboutFree}</p>
        <p className={styles.note}>{words.version(import.meta.env.VIZIT_VERSION)}</p>
      </div>
    </Screen>
  )
}
