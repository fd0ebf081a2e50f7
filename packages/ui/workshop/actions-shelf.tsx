import { Button } from '@vizit/ui/button'
import { Tooltip } from '@vizit/ui/dialogs/tooltip'
import { Chip } from '@vizit/ui/fields/chip'
import { ChoiceAction } from '@vizit/ui/fields/choice-action'
import { IconButton } from '@vizit/ui/icon-button'
import { Link } from '@vizit/ui/page/link'
import { BareLink } from '@vizit/ui/page/link-provider'
import { Logo } from '@vizit/ui/page/logo'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Heart from 'lucide-react/icons/heart'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { Component, Shelf, State } from './specimen.tsx'

const KINDS = ['main', 'second', 'outline', 'ghost', 'danger', 'danger-text'] as const
const TOWNS = ['Минск', 'Гомель', 'Могилёв']

export function ActionsShelf() {
  const [chosen, setChosen] = useState(['Минск'])
  const [pressed, setPressed] = useState(true)
  return (
    <Shelf title="Кнопки и ссылки">
      <Component file="button">
        {KINDS.map(kind => (
          <State key={kind} is={`kind ${kind}, size small`}>
            <Button kind={kind} icon={<CalendarPlus aria-hidden="true" />}>
              Записаться
            </Button>
            <Button kind={kind} size="small" icon={<CalendarPlus aria-hidden="true" />}>
              Записаться
            </Button>
          </State>
        ))}
        <State is="waiting">
          <Button waiting="Отправим через 0:42">Отправить</Button>
        </State>
        <State is="disabled">
          <Button disabled>Открыть</Button>
        </State>
        <State is="href">
          <Button kind="second" href="#actions">
            Ссылка-кнопка
          </Button>
        </State>
        <State is="flush">
          <Button kind="ghost" size="small" flush>
            В календарь
          </Button>
        </State>
        <State is="wide, long words" wide>
          <Button wide>Очень длинная подпись кнопки, которая переносится на вторую строку и не обрезается никогда</Button>
        </State>
      </Component>
      <Component file="icon-button">
        <State is="kind tile">
          <IconButton label="Поделиться" icon={<Share2 aria-hidden="true" />} />
        </State>
        <State is="pressed">
          <IconButton
            label="В избранное"
            pressed={pressed}
            icon={<Heart aria-hidden="true" />}
            onClick={() => setPressed(former => !former)}
          />
        </State>
        <State is="kind plain">
          <IconButton kind="plain" label="Ещё" icon={<EllipsisVertical aria-hidden="true" />} />
        </State>
        <State is="href">
          <IconButton label="Записаться" icon={<CalendarPlus aria-hidden="true" />} href="#actions" />
        </State>
      </Component>
      <Component file="tooltip">
        <State is="after a second of rest">
          <Tooltip text="Поделиться">
            <IconButton label="Поделиться адресом" icon={<Share2 aria-hidden="true" />} />
          </Tooltip>
        </State>
      </Component>
      <Component file="link">
        <State is="in a sentence">
          <p>
            Почитайте <Link href="#actions">правила записи</Link>, они короткие.
          </p>
        </State>
        <State is="standalone">
          <Link href="#actions" standalone>
            Все визиты
          </Link>
        </State>
      </Component>
      <Component file="link-provider">
        <State is="BareLink: no appearance of its own">
          <BareLink href="#actions">Ссылка без вида</BareLink>
        </State>
      </Component>
      <Component file="chip">
        <State is="chosen and not">
          {TOWNS.map(name => (
            <Chip
              key={name}
              chosen={chosen.includes(name)}
              onClick={() => setChosen(chosen.includes(name) ? chosen.filter(one => one !== name) : [...chosen, name])}
            >
              {name}
            </Chip>
          ))}
        </State>
      </Component>
      <Component file="choice-action">
        <State is="onPress">
          <ChoiceAction title="Добавить близкого" onPress={() => undefined} />
        </State>
        <State is="href, icon">
          <ChoiceAction title="Записаться" icon={<CalendarPlus aria-hidden="true" />} href="#actions" />
        </State>
      </Component>
      <Component file="logo">
        <State is="with its name">
          <Logo name="Визит" />
        </State>
        <State is="mark">
          <Logo name="Визит" mark />
        </State>
      </Component>
    </Shelf>
  )
}
