import { Avatar } from '@vizit/ui/avatar'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { DayStrip } from '@vizit/ui/calendar/day-strip'
import { MonthCalendar } from '@vizit/ui/calendar/month-calendar'
import { Card } from '@vizit/ui/card'
import { Segmented } from '@vizit/ui/fields/segmented'
import { IconButton } from '@vizit/ui/icon-button'
import { PageColumns } from '@vizit/ui/page/page-columns'
import { PageHeader } from '@vizit/ui/page/page-header'
import { Section } from '@vizit/ui/page/section'
import { Decision } from '@vizit/ui/talon/decision'
import { DecisionsCard } from '@vizit/ui/talon/decisions-card'
import { SlotButton } from '@vizit/ui/talon/slot-button'
import { SlotGroup } from '@vizit/ui/talon/slot-group'
import { SlotParts } from '@vizit/ui/talon/slot-parts'
import { SummaryBar } from '@vizit/ui/talon/summary-bar'
import BellRing from 'lucide-react/icons/bell-ring'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Heart from 'lucide-react/icons/heart'
import ListIcon from 'lucide-react/icons/list'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { Frame } from './frame.tsx'
import { calendarLabels, freeByDay, places, shortWeekday, TODAY } from './words.ts'
import styles from './workshop.module.css'

export function BookingScene({ calendar = false }: { calendar?: boolean }) {
  const [view, setView] = useState<'list' | 'calendar'>(calendar ? 'calendar' : 'list')
  const [day, setDay] = useState('2026-11-20')
  const [slot, setSlot] = useState<string | null>('14:30')
  const grid = (mode: 'compact' | 'large') => (
    <Card>
      <MonthCalendar
        labels={mode === 'large' ? { ...calendarLabels, legend: undefined } : calendarLabels}
        question={mode === 'large' ? undefined : 'Когда'}
        today={TODAY}
        from={TODAY}
        to="2027-01-31"
        selected={day}
        onSelect={setDay}
        freeByDay={freeByDay}
        mode={mode}
      />
    </Card>
  )
  return (
    <Frame at="booking">
      <PageHeader title="Онлайн-запись" actions={<IconButton label="Мои врачи" icon={<Heart aria-hidden="true" />} />} />
      <PageColumns
        asideFirst
        aside={
          <>
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
            <div className={styles.phone}>
              <Segmented
                label="Как показать"
                options={[
                  { value: 'list', label: 'Список', icon: <ListIcon aria-hidden="true" /> },
                  { value: 'calendar', label: 'Календарь', icon: <CalendarDays aria-hidden="true" /> }
                ]}
                value={view}
                onChange={setView}
              />
              {view === 'list' ? (
                <DayStrip
                  label="День"
                  days={[...freeByDay.keys()].slice(0, 14)}
                  selected={day}
                  onSelect={setDay}
                  freeByDay={freeByDay}
                  shortName={shortWeekday}
                  fullName={(name, free) => `${calendarLabels.dayName(name)}, ${places(free)}`}
                />
              ) : (
                grid('compact')
              )}
            </div>
            <div className={styles.desk}>{view === 'list' ? grid('compact') : null}</div>
          </>
        }
      >
        <div className={styles.desk}>{view === 'calendar' ? grid('large') : null}</div>
        <Section title="Пятница, 20 ноября" note="4 врача">
          <Doctor slot={slot} onSlot={setSlot} />
          <Card>
            <div className={styles.doctor}>
              <Avatar id="p" text="Павел Гриневич" size={64} />
              <div>
                <h3>Гриневич Павел Андреевич</h3>
                <p className={styles.quiet}>Терапевт, высшая категория</p>
              </div>
            </div>
            <Banner kind="info" title="20 ноября мест нет.">
              Ближайшее — понедельник, 23 ноября, 09:20
            </Banner>
            <div className={styles.row}>
              <Button kind="second" size="small">
                Показать 23 ноября
              </Button>
              <Button kind="ghost" size="small" icon={<BellRing aria-hidden="true" />}>
                Сообщить, если освободится
              </Button>
            </div>
          </Card>
        </Section>
        {slot ? (
          <SummaryBar
            label="Выбранное время"
            weekday="пятница"
            weekdayShort="пт"
            day="20"
            month="ноября"
            dateLabel="пятница, 20 ноября"
            time={slot}
            title="Ковалёва А. С., терапевт"
            line="Мне · «Каштан», ул. Сурганова, 47Б"
            action={<Button>Далее</Button>}
            onClear={() => setSlot(null)}
            clearLabel="Отказаться от времени"
          />
        ) : null}
      </PageColumns>
    </Frame>
  )
}

const PARTS = [
  { title: 'Утро', icon: 'morning', times: ['08:40', '09:20', '10:00'] },
  { title: 'День', icon: 'afternoon', times: ['12:20', '13:10', '14:30', '15:10'] },
  { title: 'Вечер', icon: 'evening', times: ['17:40'] }
] as const

function Doctor({ slot, onSlot }: { slot: string | null; onSlot: (slot: string) => void }) {
  return (
    <Card as="article">
      <div className={styles.doctor}>
        <Avatar id="anna" text="Анна Ковалёва" size={64} />
        <div>
          <h3>Ковалёва Анна Сергеевна</h3>
          <p className={styles.quiet}>Терапевт, первая категория</p>
        </div>
        <IconButton kind="plain" label="Убрать из моих врачей" pressed icon={<Heart aria-hidden="true" />} />
      </div>
      <p className={styles.place}>
        <MapPin size={20} strokeWidth={1.9} aria-hidden="true" />
        <span>«Каштан», Сурганова, 47Б</span>
        <b>от 62 руб.</b>
      </p>
      <SlotParts>
        {PARTS.map(part => (
          <SlotGroup key={part.title} title={part.title} icon={part.icon}>
            {part.times.map(time => (
              <SlotButton key={time} chosen={time === slot} onClick={() => onSlot(time)}>
                {time}
              </SlotButton>
            ))}
            {part.icon === 'evening' ? <SlotButton more>ещё 3</SlotButton> : null}
          </SlotGroup>
        ))}
      </SlotParts>
    </Card>
  )
}
