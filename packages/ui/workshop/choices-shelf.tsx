import { Avatar } from '@vizit/ui/avatar'
import { ChoiceAction } from '@vizit/ui/fields/choice-action'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { Segmented } from '@vizit/ui/fields/segmented'
import { TabPanel } from '@vizit/ui/page/tab-panel'
import { Tabs } from '@vizit/ui/page/tabs'
import { Decision } from '@vizit/ui/talon/decision'
import { DecisionsCard } from '@vizit/ui/talon/decisions-card'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ListIcon from 'lucide-react/icons/list'
import { useState } from 'react'
import { Component, Shelf, State } from './specimen.tsx'

export function ChoicesShelf() {
  const [who, setWho] = useState<string | null>('me')
  const [tab, setTab] = useState<'future' | 'past'>('future')
  const [view, setView] = useState<'list' | 'calendar'>('list')
  return (
    <Shelf title="Выбор">
      <Component file="choice-group">
        <State is="columns 2, a chosen card, one not allowed, an action" wide>
          <ChoiceGroup legend="Для кого визит" value={who} onChange={setWho} columns={2}>
            <ChoiceCard value="me" title="Мне" note="Ольга Савицкая" lead={<Avatar id="olga" text="Ольга Савицкая" />} />
            <ChoiceCard value="nina" title="Нина Ровда" note="Мама, 82 года" lead={<Avatar id="nina" text="Нина Ровда" />} />
            <ChoiceCard
              value="misha"
              title="Миша Савицкий"
              notAllowed="Только с 18 лет"
              lead={<Avatar id="misha" text="Миша Савицкий" />}
            />
            <ChoiceAction title="Добавить близкого" onPress={() => undefined} />
          </ChoiceGroup>
        </State>
        <State is="error">
          <ChoiceGroup legend="Пол" value={null} onChange={() => undefined} error="Обязательное поле.">
            <ChoiceCard value="f" title="Женский" />
            <ChoiceCard value="m" title="Мужской" />
          </ChoiceGroup>
        </State>
      </Component>
      <Component file="choice-card">
        <State is="title alone, hidden legend">
          <ChoiceGroup legend="Как напоминать" hideLegend value="sms" onChange={() => undefined}>
            <ChoiceCard value="sms" title="SMS" />
          </ChoiceGroup>
        </State>
      </Component>
      <Component file="tabs">
        <State is="a chosen tab">
          <Tabs
            id="workshop"
            label="Визиты"
            tabs={[
              { value: 'future', label: 'Будущие, 3' },
              { value: 'past', label: 'Прошедшие' }
            ]}
            value={tab}
            onChange={setTab}
          />
        </State>
      </Component>
      <Component file="tab-panel">
        <State is="what the tab shows">
          <TabPanel id="workshop" value={tab}>
            {tab === 'future' ? 'Три визита впереди' : 'Визиты, которые были'}
          </TabPanel>
        </State>
      </Component>
      <Component file="segmented">
        <State is="with icons">
          <Segmented
            label="Как показать"
            options={[
              { value: 'list', label: 'Список', icon: <ListIcon aria-hidden="true" /> },
              { value: 'calendar', label: 'Календарь', icon: <CalendarDays aria-hidden="true" /> }
            ]}
            value={view}
            onChange={setView}
          />
        </State>
      </Component>
      <Component file="decisions-card">
        <State is="three questions" wide>
          <DecisionsCard label="Кому, к кому, где">
            <Decision question="К кому" answer="Терапевт, 4 врача" onOpen={() => undefined} />
            <Decision
              question="Кому"
              answer="Мне"
              half
              lead={<Avatar id="olga" text="Ольга Савицкая" size={36} />}
              onOpen={() => undefined}
            />
            <Decision question="Где" answer="Весь Минск" half onOpen={() => undefined} />
          </DecisionsCard>
        </State>
      </Component>
      <Component file="decision">
        <State is="open, compulsory, its card busy" wide>
          <DecisionsCard label="Открытый вопрос" busy>
            <Decision question="Где" answer="«Каштан», ул. Сурганова, 47Б" open onOpen={() => undefined} />
            <Decision question="К кому" answer="Выберите врача" compulsory="обязательно" onOpen={() => undefined} />
          </DecisionsCard>
        </State>
      </Component>
    </Shelf>
  )
}
