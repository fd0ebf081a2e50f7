import { Avatar } from '@vizit/ui/avatar'
import { BottomBar } from '@vizit/ui/page/bottom-bar'
import { Logo } from '@vizit/ui/page/logo'
import { Shell } from '@vizit/ui/page/shell'
import { SideBar } from '@vizit/ui/page/side-bar'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Hospital from 'lucide-react/icons/hospital'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import Menu from 'lucide-react/icons/menu'
import Pill from 'lucide-react/icons/pill'
import Stethoscope from 'lucide-react/icons/stethoscope'
import UsersRound from 'lucide-react/icons/users-round'
import type { ReactNode } from 'react'

const cabinet = [
  { href: '#visits', label: 'Визиты', icon: <CalendarCheck aria-hidden="true" /> },
  { href: '#booking', label: 'Онлайн-запись', shortLabel: 'Запись', icon: <CalendarPlus aria-hidden="true" /> },
  { href: '#states', label: 'Анализы', icon: <FlaskConical aria-hidden="true" /> },
  { href: '#fields', label: 'Моя семья', shortLabel: 'Семья', icon: <UsersRound aria-hidden="true" /> },
  { href: '#form', label: 'Профиль', icon: <CircleUserRound aria-hidden="true" />, dot: 'почта не подтверждена' }
]

const patient = [
  { href: '#buttons', label: 'Главная', icon: <House aria-hidden="true" /> },
  { href: '#d', label: 'Врачи', icon: <Stethoscope aria-hidden="true" /> },
  { href: '#m', label: 'Медцентры', tinyLabel: 'Центры', icon: <Hospital aria-hidden="true" /> },
  { href: '#l', label: 'Лекарства', icon: <Pill aria-hidden="true" /> },
  { href: '#k', label: 'Карта', icon: <IdCard aria-hidden="true" /> },
  { href: '#e', label: 'Ещё', icon: <Menu aria-hidden="true" /> }
]

export function Frame({ at, six, children }: { at: string; six?: boolean; children: ReactNode }) {
  const items = (six ? patient : cabinet).map(item => ({ ...item, current: item.href === `#${at}` }))
  return (
    <Shell
      skipLabel="Перейти к содержанию"
      sideBar={
        <SideBar
          label="Разделы"
          items={items}
          logo={<Logo name="Визит" />}
          home={{ href: '#visits', label: 'Визит, на главную' }}
          foot={{ avatar: <Avatar id="olga" text="Ольга Савицкая" size={36} />, name: 'Ольга Савицкая', version: 'Версия 0.0.361' }}
        />
      }
      bottomBar={<BottomBar label="Разделы" items={items} />}
    >
      {children}
    </Shell>
  )
}
