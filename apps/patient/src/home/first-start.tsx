import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { TownButton } from '@vizit/parts/catalogue/town-button.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { LANGUAGES, type Language } from '@vizit/rules/languages'
import { Button } from '@vizit/ui/button'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { Section } from '@vizit/ui/page/section'
import { chooseLanguage, rememberStart } from '../language.ts'
import { LANGUAGE_NAMES } from '../shell/language-names.data.ts'
import { useRestart } from '../shell/restart.ts'
import styles from './home.module.css'

/** [1.46] [1.47] Asked once on a device: the language, with that of the device chosen, and the city. Nothing was typed yet, so a language is taken at once. */
export function FirstStart({ onDone }: { onDone: () => void }) {
  const words = useWords('app')
  const { language } = useWords('shell')
  const town = useTownChoice('all')
  const restart = useRestart()

  function take(chosen: Language) {
    chooseLanguage(chosen)
    sessionStorage.setItem('vizit.first-start', 'on')
    restart()
  }

  return (
    <Screen title={words.welcome} note={words.welcomeText}>
      <div className={styles.column}>
        <ChoiceGroup legend={words.language} value={language} onChange={chosen => take(chosen as Language)}>
          {LANGUAGES.map(one => (
            <ChoiceCard key={one} value={one} title={<span lang={one}>{LANGUAGE_NAMES[one]}</span>} />
          ))}
        </ChoiceGroup>
        {town.townId === undefined || town.town ? (
          <Section title={words.city}>
            <div>
              <TownButton of={town} />
            </div>
          </Section>
        ) : null}
        <Button
          wide
          onClick={() => {
            rememberStart(language)
            if (town.town) town.choose(town.town.id)
            onDone()
          }}
        >
          {words.start}
        </Button>
      </div>
    </Screen>
  )
}
