import { Badge } from '@vizit/ui/badge'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonBody } from '@vizit/ui/talon/talon-body'
import { TalonQuestion } from '@vizit/ui/talon/talon-question'
import { TalonSkeleton } from '@vizit/ui/talon/talon-skeleton'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Check from 'lucide-react/icons/check'
import { Component, Shelf, State } from './specimen.tsx'

const STATES = ['booked', 'pending', 'cancelled', 'past', 'busy'] as const
const FRIDAY = { weekday: 'пятница', day: '20', month: 'ноября', dateLabel: 'пятница, 20 ноября' } as const

export function TalonsShelf() {
  return (
    <Shelf title="Талоны">
      <Component file="talon">
        {STATES.map(state => (
          <State key={state} is={`state ${state}`}>
            <Talon state={state} {...FRIDAY}>
              <TalonBody time="14:30" title="Ковалёва Анна Сергеевна" lines={['Терапевт · кому: мне', '«Каштан», ул. Сурганова, 47Б']} />
            </Talon>
          </State>
        ))}
        <State is="size summary">
          <Talon state="booked" size="summary" {...FRIDAY}>
            14:30
          </Talon>
        </State>
      </Component>
      <Component file="talon-body">
        <State is="badge, actions, many lines" wide>
          <Talon state="booked" {...FRIDAY}>
            <TalonBody
              time="14:30"
              badge={
                <Badge kind="ok" icon={<Check aria-hidden="true" />}>
                  Вы записаны
                </Badge>
              }
              title="Константинопольская-Задунайская Александра Константиновна"
              lines={['Терапевт · кому: мне', '«Каштан», ул. Сурганова, 47Б, каб. 214', 'Возьмите паспорт']}
              actions={
                <>
                  <Button kind="ghost" size="small" flush icon={<CalendarPlus aria-hidden="true" />}>
                    В календарь
                  </Button>
                  <Button kind="danger-text" size="small" flush>
                    Отменить
                  </Button>
                </>
              }
            />
          </Talon>
        </State>
      </Component>
      <Component file="talon-question">
        <State is="answered, with a note, and still open">
          <Talon state="booked" {...FRIDAY}>
            <TalonQuestion question="Кому" answer="Мне" />
            <TalonQuestion question="К кому" answer="Терапевт, Ковалёва А. С." note="Первая категория" />
            <TalonQuestion question="Где" />
          </Talon>
        </State>
      </Component>
      <Component file="empty-talon">
        <State is="with the next step" wide>
          <EmptyTalon
            titleLevel={3}
            title="У вас пока нет визитов"
            text="Когда запишетесь, талон появится здесь: врач, время и адрес всегда под рукой."
            actions={
              <>
                <Button icon={<CalendarPlus aria-hidden="true" />}>Записаться к врачу</Button>
                <Button kind="ghost">Я записывался по телефону</Button>
              </>
            }
          />
        </State>
      </Component>
      <Component file="talon-skeleton">
        <State is="on its way">
          <TalonSkeleton />
        </State>
      </Component>
    </Shelf>
  )
}
