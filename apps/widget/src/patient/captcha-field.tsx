import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { TextField } from '@vizit/ui/fields/text-field'
import { LiveRegion } from '@vizit/ui/live-region'
import { Skeleton } from '@vizit/ui/skeleton'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useLanguage } from '../shell/language.tsx'
import styles from './patient-form.module.css'
import type { Captcha } from './use-captcha.ts'

export type CaptchaFieldProps = { captcha: Captcha; digits: string; error: string | undefined; onType: (digits: string) => void }

/** [5.35] The picture with digits and the field for them, or the check without a picture; nothing while the browser does it by itself. */
export function CaptchaField({ captcha, digits, error, onType }: CaptchaFieldProps) {
  const { words } = useLanguage()
  const { picture, failure, challenge, draw, solve } = captcha
  if (challenge === 'by-itself') return null
  if (challenge === 'done') return <Banner kind="ok" title={words.checked} live />
  return (
    <div className={styles.captcha}>
      {failure ? (
        <Banner kind="danger" title={words.captchaFailed} live />
      ) : (
        <div className={styles.picture} aria-busy={!picture}>
          {picture ? <img src={picture} alt={words.captchaPicture} /> : <Skeleton width="220px" height="72px" shape="box" />}
        </div>
      )}
      <div className={styles.ways}>
        <Button kind="ghost" size="small" flush icon={<RotateCcw aria-hidden="true" />} onClick={draw}>
          {words.newPicture}
        </Button>
        {failure ? null : (
          <Button kind="ghost" size="small" flush waiting={challenge === 'working' ? words.checking : undefined} onClick={solve}>
            {words.noPicture}
          </Button>
        )}
      </div>
      <LiveRegion text={challenge === 'working' ? words.checking : challenge === 'failed' ? words.checkFailed : ''} />
      <TextField
        name="captcha"
        label={words.captcha}
        hint={words.captchaHint}
        error={error ?? (challenge === 'failed' ? words.checkFailed : undefined)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={digits}
        onInput={event => onType(event.currentTarget.value.replace(/\D/g, ''))}
      />
    </div>
  )
}
