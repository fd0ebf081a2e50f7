import { Avatar } from '@vizit/ui/avatar'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { ChoiceAction } from '@vizit/ui/fields/choice-action'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { TextArea } from '@vizit/ui/fields/text-area'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { Link } from '@vizit/ui/page/link'
import { PageColumns } from '@vizit/ui/page/page-columns'
import { PageHeader } from '@vizit/ui/page/page-header'
import { HoldTimer } from '@vizit/ui/talon/hold-timer'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonBody } from '@vizit/ui/talon/talon-body'
import { useState } from 'react'
import { Frame } from './frame.tsx'
import { figure } from './words.ts'
import styles from './workshop.module.css'

export function FormScene({ busy = false }: { busy?: boolean }) {
  const [who, setWho] = useState<string | null>('me')
  const [agreed, setAgreed] = useState(true)
  return (
    <Frame at="booking">
      <PageHeader title="Запись к врачу" back={{ label: 'К выбору времени', href: '#booking' }} />
      <PageColumns
        asideAbove
        aside={
          <div className={styles.ticket}>
            {busy ? null : (
              <HoldTimer
                secondsLeft={252}
                totalSeconds={300}
                format={figure}
                label="Держим это время для вас"
                sentence={left => `Время за вами ещё ${left}`}
                note="Не успеете — просто выберите заново"
                announce={left => `Осталось ${figure(left)}`}
              />
            )}
            <Talon state={busy ? 'busy' : 'booked'} weekday="пятница" day="20" month="ноября" dateLabel="пятница, 20 ноября">
              <TalonBody
                time="14:30–14:50"
                title="Ковалёва Анна Сергеевна"
                titleLevel={2}
                lines={['Терапевт · от 62 руб.', '«Каштан», ул. Сурганова, 47Б']}
              />
            </Talon>
          </div>
        }
      >
        {busy ? (
          <Banner kind="danger" title="Это время уже занято">
            Кто-то занял 14:30 чуть раньше. Всё, что вы ввели, сохранено — выберите другое время.
          </Banner>
        ) : null}
        <ChoiceGroup legend="Для кого визит" value={who} onChange={setWho} columns={2}>
          <ChoiceCard value="me" title="Мне" note="Ольга Савицкая" lead={<Avatar id="olga" text="Ольга Савицкая" />} />
          <ChoiceCard value="nina" title="Нина Ровда" note="Мама, 82 года" lead={<Avatar id="nina-r" text="Нина Ровда" />} />
          <ChoiceCard value="misha" title="Миша Савицкий" notAllowed="Только с 18 лет" lead={<Avatar id="misha" text="Миша Савицкий" />} />
          <ChoiceAction title="Добавить близкого" onPress={() => undefined} />
        </ChoiceGroup>
        <TextArea
          label="Что беспокоит"
          mark="— по желанию"
          placeholder="Например: кашель третью неделю, нужна справка"
          hint="Увидит только врач и регистратура центра"
        />
        <ActionBar>
          <CheckboxRow checked={agreed} onChange={setAgreed}>
            Согласна на <Link href="#consent">обработку личных данных</Link> для записи в «Каштан»
          </CheckboxRow>
          <Button wide>Записаться на пт, 20 ноября, 14:30</Button>
        </ActionBar>
      </PageColumns>
    </Frame>
  )
}
