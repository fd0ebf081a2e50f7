import { Badge } from '@vizit/ui/badge'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { IconButton } from '@vizit/ui/icon-button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { PageColumns } from '@vizit/ui/page/page-columns'
import { PageHeader } from '@vizit/ui/page/page-header'
import { TabPanel } from '@vizit/ui/page/tab-panel'
import { Tabs } from '@vizit/ui/page/tabs'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonBody } from '@vizit/ui/talon/talon-body'
import Bell from 'lucide-react/icons/bell'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import FileCheck from 'lucide-react/icons/file-check'
import FileText from 'lucide-react/icons/file-text'
import ReceiptText from 'lucide-react/icons/receipt-text'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Frame } from './frame.tsx'
import styles from './workshop.module.css'

export function VisitsScene() {
  const [tab, setTab] = useState<'future' | 'past'>('future')
  const [asking, setAsking] = useState(false)
  const { say } = useToasts()
  return (
    <Frame at="visits">
      <PageHeader
        title="Визиты"
        actions={
          <>
            <IconButton label="Обновить" icon={<RefreshCw aria-hidden="true" />} onClick={() => say('Визит 20 ноября отменён')} />
            <IconButton label="Найти" icon={<Search aria-hidden="true" />} />
          </>
        }
      />
      <div className={styles.stack}>
        <Tabs
          id="visits"
          label="Визиты"
          tabs={[
            { value: 'future', label: 'Будущие, 3' },
            { value: 'past', label: 'Прошедшие' }
          ]}
          value={tab}
          onChange={setTab}
        />
        <PageColumns
          aside={
            <>
              <Card title="Перед приёмом">
                <p className={styles.quiet}>
                  Возьмите паспорт и придите за 10 минут. Отменить визит можно не позднее чем за 30 минут до начала.
                </p>
              </Card>
              <List label="Ещё">
                <ListRow lead={<Bell aria-hidden="true" />} title="Напоминание" note="За день в 20:00 и за 2 часа" href="#visits" />
                <ListRow lead={<ReceiptText aria-hidden="true" />} title="Счета и услуги" note="Нет неоплаченных" href="#visits" />
              </List>
            </>
          }
        >
          <TabPanel id="visits" value={tab}>
            <div className={styles.stack}>{tab === 'future' ? <Future onCancel={() => setAsking(true)} /> : <Past />}</div>
          </TabPanel>
        </PageColumns>
      </div>
      <ConfirmDialog
        open={asking}
        title="Отменить визит?"
        text="Пятница, 20 ноября, 14:30. Ковалёва Анна Сергеевна, терапевт. Отменить можно до 14:00."
        confirm={{ label: 'Отменить визит', danger: true, onPress: () => setAsking(false) }}
        alternative={{ label: 'Выбрать другое время', onPress: () => setAsking(false) }}
        back={{ label: 'Оставить как есть', onPress: () => setAsking(false) }}
      />
    </Frame>
  )
}

function Future({ onCancel }: { onCancel: () => void }) {
  return (
    <>
      <Talon state="booked" weekday="пятница" day="20" month="ноября" dateLabel="пятница, 20 ноября" as="article" labelledBy="v1">
        <TalonBody
          time="14:30"
          badge={
            <Badge kind="ok" icon={<Check aria-hidden="true" />}>
              Вы записаны
            </Badge>
          }
          title="Ковалёва Анна Сергеевна"
          titleId="v1"
          titleLevel={2}
          lines={['Терапевт · кому: мне', '«Каштан», ул. Сурганова, 47Б, каб. 214']}
          actions={
            <>
              <Button kind="ghost" size="small" flush icon={<CalendarPlus aria-hidden="true" />}>
                В календарь
              </Button>
              <Button kind="danger-text" size="small" flush onClick={onCancel}>
                Отменить
              </Button>
            </>
          }
        />
      </Talon>
      <Talon state="pending" weekday="среда" day="25" month="ноября" dateLabel="среда, 25 ноября" as="article" labelledBy="v2">
        <TalonBody
          time="09:00"
          badge={
            <Badge kind="wait" icon={<Clock aria-hidden="true" />}>
              Подтверждаем
            </Badge>
          }
          title="УЗИ сердца"
          titleId="v2"
          titleLevel={2}
          lines={['Кардиолог Бобрик Раиса Игоревна', 'Кому: Нина, мама', 'Центр ответит сегодня до 16:00. Мы пришлём SMS.']}
        />
      </Talon>
      <Talon state="cancelled" weekday="четверг" day="26" month="ноября" dateLabel="четверг, 26 ноября" as="article" labelledBy="v3">
        <TalonBody
          time="11:40"
          badge={
            <Badge kind="danger" icon={<X aria-hidden="true" />}>
              Отменён
            </Badge>
          }
          title="Жданович Светлана Витальевна"
          titleId="v3"
          titleLevel={2}
          lines={['Педиатр · кому: Миша, сын', 'Центр отменил приём: врач на больничном.']}
          actions={
            <Button kind="second" size="small">
              Выбрать другое время
            </Button>
          }
        />
      </Talon>
    </>
  )
}

function Past() {
  return (
    <Talon state="past" weekday="среда" day="28" month="октября" dateLabel="среда, 28 октября" as="article" labelledBy="v4">
      <TalonBody
        title="Бобрик Раиса Игоревна"
        titleId="v4"
        titleLevel={2}
        badge={
          <Badge kind="ok" icon={<FileCheck aria-hidden="true" />}>
            Есть заключение
          </Badge>
        }
        lines={['Кардиолог · мне · «На Немиге»']}
        actions={
          <Button kind="ghost" size="small" flush icon={<FileText aria-hidden="true" />}>
            Заключение врача
          </Button>
        }
      />
    </Talon>
  )
}
