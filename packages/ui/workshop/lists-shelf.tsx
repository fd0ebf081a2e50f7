import { Avatar } from '@vizit/ui/avatar'
import { Badge } from '@vizit/ui/badge'
import { Card } from '@vizit/ui/card'
import { IconButton } from '@vizit/ui/icon-button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Link } from '@vizit/ui/page/link'
import { Section } from '@vizit/ui/page/section'
import { Stack } from '@vizit/ui/stack'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Eye from 'lucide-react/icons/eye'
import Lock from 'lucide-react/icons/lock'
import X from 'lucide-react/icons/x'
import { Component, Shelf, State } from './specimen.tsx'

export function ListsShelf() {
  return (
    <Shelf title="Списки и люди">
      <Component file="list">
        <State is="rows of people" wide>
          <List label="Семья">
            <ListRow lead={<Avatar id="olga" text="Ольга Савицкая" />} title="Ольга Савицкая" note="Это вы" href="#lists" />
            <ListRow
              lead={<Avatar id="andrei" text="Андрей Савицкий" />}
              title="Андрей Савицкий"
              note="Муж, 59 лет"
              badges={
                <Badge kind="plain" icon={<Eye aria-hidden="true" />}>
                  Видит визиты детей
                </Badge>
              }
              trail={<IconButton kind="plain" label="Ещё об Андрее" icon={<EllipsisVertical aria-hidden="true" />} />}
            />
          </List>
        </State>
      </Component>
      <Component file="list-row">
        <State is="caption, trail: shown only">
          <List label="Телефон">
            <ListRow caption="Телефон для входа" title="+375 (29) 614-20-80" trail={<Lock aria-hidden="true" />} />
          </List>
        </State>
        <State is="onPress">
          <List label="Программа">
            <ListRow caption="Программа" title="«Добрая забота», действует до 31.12.2026" onPress={() => undefined} />
          </List>
        </State>
      </Component>
      <Component file="stack">
        <State is="gap 8">
          <Stack gap={8}>
            <Card>Отменить визит</Card>
            <Card>Перенести визит</Card>
          </Stack>
        </State>
        <State is="gap 24">
          <Stack gap={24}>
            <Card>Отменить визит</Card>
            <Card>Перенести визит</Card>
          </Stack>
        </State>
      </Component>
      <Component file="card">
        <State is="title">
          <Card title="Перед приёмом" titleLevel={3}>
            Возьмите паспорт и придите за 10 минут.
          </Card>
        </State>
        <State is="without a title">
          <Card>Отменить визит можно не позднее чем за 30 минут до начала.</Card>
        </State>
      </Component>
      <Component file="section">
        <State is="note" wide>
          <Section
            level={3}
            title="Пятница, 20 ноября"
            note={
              <Link href="#lists" standalone>
                Все
              </Link>
            }
          >
            <Card>4 врача</Card>
          </Section>
        </State>
      </Component>
      <Component file="badge">
        <State is="every kind" wide>
          <Badge kind="ok" icon={<Check aria-hidden="true" />}>
            Вы записаны
          </Badge>
          <Badge kind="wait" icon={<Clock aria-hidden="true" />}>
            Подтверждаем
          </Badge>
          <Badge kind="danger" icon={<X aria-hidden="true" />}>
            Отменён
          </Badge>
          <Badge kind="info" icon={<CalendarCheck aria-hidden="true" />}>
            Все права
          </Badge>
          <Badge kind="plain" icon={<Eye aria-hidden="true" />}>
            Видит визиты детей
          </Badge>
        </State>
      </Component>
      <Component file="avatar">
        <State is="every size">
          {([36, 48, 64, 88] as const).map(size => (
            <Avatar key={size} id={`size-${size}`} text="Анна Ковалёва" size={size} />
          ))}
        </State>
        <State is="every colour">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map(id => (
            <Avatar key={id} id={id} text="Миша Савицкий" />
          ))}
        </State>
      </Component>
    </Shelf>
  )
}
