import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { LANGUAGES, type Language } from '@vizit/rules/languages'
import { Banner } from '@vizit/ui/banner'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import LanguagesIcon from 'lucide-react/icons/languages'
import { useState } from 'react'
import styles from '../column.module.css'
import { chooseLanguage } from '../language.ts'
import { own } from '../own-addresses.ts'
import { LANGUAGE_NAMES, LANGUAGE_SAMPLES } from '../shell/language-names.data.ts'
import { useRestart } from '../shell/restart.ts'
import { useKeepLanguage } from './use-keep-language.ts'

/** [2.175] [1.47] The language of the app. A change restarts it, and says so before [2.183]. */
export function LanguageScreen() {
  const words = useWords('app')
  const shell = useWords('shell')
  const [wanted, setWanted] = useState<Language | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const keep = useKeepLanguage()
  const restart = useRestart()

  async function change(language: Language) {
    setLeaving(true)
    chooseLanguage(language)
    await keep(language)
    restart()
  }

  return (
    <Screen title={words.language} back={{ label: shell.back, href: own.settings }}>
      <div className={styles.column}>
        <ChoiceGroup
          legend={words.language}
          hideLegend
          value={wanted ?? shell.language}
          onChange={chosen => setWanted(chosen === shell.language ? null : (chosen as Language))}
        >
          {LANGUAGES.map(one => (
            <ChoiceCard
              key={one}
              value={one}
              title={<span lang={one}>{LANGUAGE_NAMES[one]}</span>}
              note={one === shell.language ? words.now : words.languageIn[one]}
            />
          ))}
        </ChoiceGroup>
      </div>
      <ConfirmDialog
        open={wanted !== null}
        title={wanted ? words.changeTo[wanted] : ''}
        text={words.restart}
        confirm={{
          label: words.restartNow,
          onPress: () => wanted && void change(wanted),
          waiting: isLeaving ? words.restartNow : undefined
        }}
        back={{ label: words.keep[shell.language], onPress: () => setWanted(null) }}
      >
        {wanted ? (
          <Banner kind="info" icon={<LanguagesIcon aria-hidden="true" />} title={<span lang={wanted}>{LANGUAGE_SAMPLES[wanted]}</span>} />
        ) : null}
      </ConfirmDialog>
    </Screen>
  )
}
