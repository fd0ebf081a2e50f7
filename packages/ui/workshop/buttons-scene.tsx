import { Avatar } from '@vizit/ui/avatar'
import { Badge } from '@vizit/ui/badge'
import { Button } from '@vizit/ui/button'
import { IconButton } from '@vizit/ui/icon-button'
import { Link } from '@vizit/ui/link'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { PageHeader } from '@vizit/ui/page-header'
import { Section } from '@vizit/ui/section'
import { Talon } from '@vizit/ui/talon'
import { TalonQuestion } from '@vizit/ui/talon-question'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Eye from 'lucide-react/icons/eye'
import Heart from 'lucide-react/icons/heart'
import Lock from 'lucide-react/icons/lock'
import Share2 from 'lucide-react/icons/share-2'
import X from 'lucide-react/icons/x'
import { Frame } from './frame.tsx'
import styles from './workshop.module.css'

const KINDS = ['main', 'second', 'outline', 'ghost', 'danger', 'danger-text'] as const

export function ButtonsScene() {
  return (
    <Frame at="buttons" six>
      <PageHeader
        title="Кнопки, списки и очень длинный заголовок страницы"
        note="Всё, на что можно нажать"
        actions={
          <>
            <IconButton label="Поделиться" icon={<Share2 aria-hidden="true" />} />
            <IconButton label="В избранное" pressed icon={<Heart aria-hidden="true" />} />
          </>
        }
      />
      <div className={styles.stack}>
        <Section title="Кнопки">
          {(['normal', 'small'] as const).map(size => (
            <div className={styles.row} key={size}>
              {KINDS.map(kind => (
                <Button key={kind} kind={kind} size={size} icon={<CalendarPlus aria-hidden="true" />}>
                  Записаться
                </Button>
              ))}
            </div>
          ))}
          <div className={styles.row}>
            <Button waiting="Отправим через 0:42">Отправить</Button>
            <Button disabled>Открыть</Button>
            <Button kind="second" href="#buttons">
              Ссылка-кнопка
            </Button>
            <Link href="#buttons" standalone>
              Отдельная ссылка
            </Link>
          </div>
          <Button wide>Очень длинная подпись кнопки, которая переносится на вторую строку и не обрезается никогда</Button>
        </Section>
        <Section
          title="Значки состояния"
          note={
            <Link href="#buttons" standalone>
              Все
            </Link>
          }
        >
          <div className={styles.row}>
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
          </div>
          <div className={styles.row}>
            {([36, 48, 64, 88] as const).map(size => (
              <Avatar key={size} id={`size-${size}`} text="Анна Ковалёва" size={size} />
            ))}
            {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map(id => (
              <Avatar key={id} id={id} text="Миша Савицкий" />
            ))}
          </div>
        </Section>
        <Section title="Список">
          <List label="Семья">
            <ListRow
              lead={<Avatar id="olga" text="Ольга Савицкая" />}
              title="Ольга Савицкая"
              note="Это вы, владелец семьи"
              href="#buttons"
            />
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
            <ListRow caption="Телефон для входа" title="+375 (29) 614-20-80" trail={<Lock aria-hidden="true" />} />
            <ListRow caption="Программа" title="«Добрая забота», действует до 31.12.2026" onPress={() => undefined} />
          </List>
        </Section>
        <Talon state="booked" weekday="пятница" day="20" month="ноября">
          <TalonQuestion question="Кому" answer="Мне" />
          <TalonQuestion question="К кому" answer="Терапевт, Ковалёва А. С." note="Первая категория" />
          <TalonQuestion question="Где" />
        </Talon>
      </div>
    </Frame>
  )
}
