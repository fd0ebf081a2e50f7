import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { EmptyTalon } from '@vizit/ui/empty-talon'
import { ErrorCard } from '@vizit/ui/error-card'
import { Link } from '@vizit/ui/link'
import { PageColumns } from '@vizit/ui/page-columns'
import { PageHeader } from '@vizit/ui/page-header'
import { TalonSkeleton } from '@vizit/ui/talon-skeleton'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Mail from 'lucide-react/icons/mail'
import { Frame } from './frame.tsx'
import styles from './workshop.module.css'

export function StatesScene() {
  return (
    <Frame at="states">
      <PageHeader title="Состояния" />
      <div className={styles.stack}>
        <Banner
          kind="offline"
          title="Нет связи"
          action={
            <Button kind="outline" size="small">
              Повторить
            </Button>
          }
        >
          Показываем копию за 14:05
        </Banner>
        <Banner kind="info" title="20 ноября мест нет.">
          Ближайшее — <Link href="#d">понедельник, 23 ноября</Link>, 09:20
        </Banner>
        <Banner kind="ok" title="Почта подтверждена" />
        <Banner
          kind="wait"
          title="Подтвердите почту"
          icon={<Mail aria-hidden="true" />}
          action={
            <Link href="#states" standalone>
              Отправить ещё раз
            </Link>
          }
        >
          Мы отправили письмо на olga.sav@mail.example. Откройте его и нажмите «Подтвердить».
        </Banner>
        <Banner kind="danger" title="Это время уже занято">
          Всё, что вы ввели, сохранено — <Link href="#d">выберите другое время</Link>.
        </Banner>
        <PageColumns
          aside={
            <>
              <CardSkeleton />
              <CardSkeleton lines={1} avatar />
            </>
          }
        >
          <TalonSkeleton />
          <TalonSkeleton />
        </PageColumns>
        <ErrorCard
          title="Не получилось загрузить визиты"
          text="Сервис центра не ответил. Ваши записи не пропали — попробуйте ещё раз через минуту."
          retry={{ label: 'Попробовать ещё раз', onPress: () => undefined }}
          support={{ label: 'Написать в поддержку', href: '#states' }}
        />
        <EmptyTalon
          title="У вас пока нет визитов"
          text="Когда запишетесь, талон появится здесь: врач, время и адрес всегда под рукой."
          actions={
            <>
              <Button icon={<CalendarPlus aria-hidden="true" />}>Записаться к врачу</Button>
              <Button kind="ghost">Я записывался по телефону</Button>
            </>
          }
        />
      </div>
    </Frame>
  )
}
