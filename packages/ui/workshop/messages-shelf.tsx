import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { LiveRegion } from '@vizit/ui/live-region'
import { ErrorCard } from '@vizit/ui/page/error-card'
import { Link } from '@vizit/ui/page/link'
import { Skeleton } from '@vizit/ui/skeleton'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { Component, Shelf, State } from './specimen.tsx'

export function MessagesShelf() {
  return (
    <Shelf title="Сообщения и ожидание">
      <Component file="banner">
        <State is="kind offline, retry">
          <Banner kind="offline" title="Нет связи" retry={{ label: 'Повторить', onPress: () => undefined }}>
            Показываем копию за 14:05
          </Banner>
        </State>
        <State is="kind info, a link">
          <Banner kind="info" title="20 ноября мест нет.">
            Ближайшее — <Link href="#messages">понедельник, 23 ноября</Link>, 09:20
          </Banner>
        </State>
        <State is="kind ok">
          <Banner kind="ok" title="Почта подтверждена" />
        </State>
        <State is="kind wait, an icon of its own">
          <Banner kind="wait" title="Подтвердите почту" icon={<Mail aria-hidden="true" />}>
            Мы отправили письмо на olga.sav@mail.example.
          </Banner>
        </State>
        <State is="kind danger">
          <Banner kind="danger" title="Это время уже занято">
            Всё, что вы ввели, сохранено.
          </Banner>
        </State>
      </Component>
      <Component file="error-card">
        <State is="retry, support" wide>
          <ErrorCard
            title="Не получилось загрузить визиты"
            text="Сервис центра не ответил. Ваши записи не пропали — попробуйте ещё раз через минуту."
            retry={{ label: 'Попробовать ещё раз', onPress: () => undefined }}
            support={{ label: 'Написать в поддержку', href: '#messages' }}
          />
        </State>
      </Component>
      <Component file="skeleton">
        <State is="shapes text, box, round">
          <Skeleton width="60%" />
          <Skeleton shape="box" width="120px" height="44px" />
          <Skeleton shape="round" width="48px" height="48px" />
        </State>
      </Component>
      <Component file="card-skeleton">
        <State is="lines">
          <CardSkeleton />
        </State>
        <State is="avatar">
          <CardSkeleton lines={1} avatar />
        </State>
      </Component>
      <Dialogs />
      <Component file="toast">
        <Toasts />
      </Component>
      <Component file="live-region">
        <Spoken />
      </Component>
    </Shelf>
  )
}

type Opened = 'none' | 'dialog' | 'confirm' | 'error'

function Dialogs() {
  const [opened, setOpened] = useState<Opened>('none')
  const close = () => setOpened('none')
  return (
    <>
      <Component file="dialog">
        <State is="text, content, actions, a cross">
          <Button kind="second" onClick={() => setOpened('dialog')}>
            Открыть лист
          </Button>
        </State>
      </Component>
      <Component file="confirm-dialog">
        <State is="danger, alternative">
          <Button kind="second" onClick={() => setOpened('confirm')}>
            Спросить
          </Button>
        </State>
        <State is="error, waiting">
          <Button kind="second" onClick={() => setOpened('error')}>
            Спросить после ошибки
          </Button>
        </State>
      </Component>
      <Dialog
        open={opened === 'dialog'}
        onClose={close}
        title="Где вам удобно"
        text="Адреса, где принимает врач."
        closeLabel="Закрыть"
        actions={
          <Button wide onClick={close}>
            Показать время
          </Button>
        }
      >
        «Каштан», ул. Сурганова, 47Б
      </Dialog>
      <ConfirmDialog
        open={opened === 'confirm' || opened === 'error'}
        title="Отменить визит?"
        text="Пятница, 20 ноября, 14:30. Ковалёва Анна Сергеевна, терапевт. Отменить можно до 14:00."
        confirm={{ label: 'Отменить визит', danger: true, onPress: close, waiting: opened === 'error' ? 'Отменяем…' : undefined }}
        alternative={{ label: 'Выбрать другое время', onPress: close }}
        back={{ label: 'Оставить как есть', onPress: close }}
        error={opened === 'error' ? 'Центр не ответил. Попробуйте ещё раз.' : undefined}
      />
    </>
  )
}

function Toasts() {
  const { say } = useToasts()
  return (
    <State is="said, and with a way back">
      <Button kind="second" onClick={() => say('Профиль сохранён')}>
        Сказать
      </Button>
      <Button kind="second" onClick={() => say('Визит 20 ноября отменён', { label: 'Вернуть', onPress: () => undefined })}>
        Сказать и вернуть
      </Button>
    </State>
  )
}

function Spoken() {
  const [times, setTimes] = useState(0)
  return (
    <State is="unseen, spoken when it changes">
      <Button kind="second" onClick={() => setTimes(former => former + 1)}>
        Произнести
      </Button>
      <LiveRegion text={times === 0 ? '' : `Нажато: ${times}`} />
    </State>
  )
}
