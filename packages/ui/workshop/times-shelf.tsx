import { DayStrip } from '@vizit/ui/calendar/day-strip'
import { MonthCalendar } from '@vizit/ui/calendar/month-calendar'
import { HoldTimer } from '@vizit/ui/talon/hold-timer'
import { SlotButton } from '@vizit/ui/talon/slot-button'
import { SlotGroup } from '@vizit/ui/talon/slot-group'
import { SlotParts } from '@vizit/ui/talon/slot-parts'
import { useState } from 'react'
import { Component, Shelf, State } from './specimen.tsx'
import { calendarLabels, figure, freeByDay, places, shortWeekday, TODAY } from './words.ts'

const PARTS = [
  { title: 'Утро', icon: 'morning', times: ['08:40', '09:20', '10:00'] },
  { title: 'День', icon: 'afternoon', times: ['12:20', '13:10', '14:30', '15:10'] },
  { title: 'Вечер', icon: 'evening', times: ['17:40'] },
  { title: '21 ноября', icon: 'date', times: ['09:00'] }
] as const

export function TimesShelf() {
  const [day, setDay] = useState('2026-11-20')
  const [slot, setSlot] = useState('14:30')
  const calendar = (mode: 'compact' | 'large', labels: typeof calendarLabels) => (
    <MonthCalendar
      labels={labels}
      question={mode === 'large' ? undefined : 'Когда'}
      today={TODAY}
      from={TODAY}
      to="2027-01-31"
      selected={day}
      onSelect={setDay}
      freeByDay={freeByDay}
      mode={mode}
    />
  )
  return (
    <Shelf title="Дни и время">
      <Component file="month-calendar">
        <State is="compact, with a question and a legend">{calendar('compact', calendarLabels)}</State>
        <State is="mode large" wide>
          {calendar('large', { ...calendarLabels, legend: undefined })}
        </State>
      </Component>
      <Component file="day-strip">
        <State is="a chosen day among full and empty ones" wide>
          <DayStrip
            label="День"
            days={[...freeByDay.keys()].slice(0, 14)}
            selected={day}
            onSelect={setDay}
            freeByDay={freeByDay}
            shortName={shortWeekday}
            fullName={(name, free) => `${calendarLabels.dayName(name)}, ${places(free)}`}
          />
        </State>
      </Component>
      <Component file="slot-button">
        <State is="free, chosen, quiet, more">
          <SlotButton>09:20</SlotButton>
          <SlotButton chosen>14:30</SlotButton>
          <SlotButton quiet>11:40</SlotButton>
          <SlotButton more>ещё 3</SlotButton>
        </State>
      </Component>
      <Component file="slot-group">
        {PARTS.map(part => (
          <State key={part.icon} is={`icon ${part.icon}`}>
            <SlotGroup title={part.title} icon={part.icon}>
              {part.times.map(time => (
                <SlotButton key={time}>{time}</SlotButton>
              ))}
            </SlotGroup>
          </State>
        ))}
      </Component>
      <Component file="slot-parts">
        <State is="three parts of a day" wide>
          <SlotParts>
            {PARTS.slice(0, 3).map(part => (
              <SlotGroup key={part.title} title={`${part.title} у врача`} icon={part.icon}>
                {part.times.map(time => (
                  <SlotButton key={time} chosen={time === slot} onClick={() => setSlot(time)}>
                    {time}
                  </SlotButton>
                ))}
              </SlotGroup>
            ))}
          </SlotParts>
        </State>
      </Component>
      <Component file="hold-timer">
        {[252, 25].map(left => (
          <State key={left} is={`${left} seconds left of 300`}>
            <HoldTimer
              secondsLeft={left}
              totalSeconds={300}
              format={figure}
              label="Держим это время для вас"
              sentence={shown => `Время за вами ещё ${shown}`}
              note="Не успеете — просто выберите заново"
              announce={shown => `Осталось ${figure(shown)}`}
            />
          </State>
        ))}
      </Component>
    </Shelf>
  )
}
