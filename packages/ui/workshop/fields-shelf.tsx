import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { CodeField } from '@vizit/ui/fields/code-field'
import { PhoneField } from '@vizit/ui/fields/phone-field'
import { SearchField } from '@vizit/ui/fields/search-field'
import { SelectField } from '@vizit/ui/fields/select-field'
import { TextArea } from '@vizit/ui/fields/text-area'
import { TextField } from '@vizit/ui/fields/text-field'
import { Link } from '@vizit/ui/page/link'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { Component, Shelf, State } from './specimen.tsx'
import { selectWords } from './words.ts'

const towns = ['Минск', 'Брест', 'Витебск', 'Гомель', 'Гродно', 'Могилёв', 'Бобруйск', 'Барановичи', 'Борисов'].map(label => ({
  value: label,
  label
}))
const doctors = Array.from({ length: 120 }, (_, n) => ({ value: `d${n}`, label: `Врач ${n + 1}`, note: n % 3 ? 'Терапевт' : 'Кардиолог' }))

export function FieldsShelf() {
  return (
    <Shelf title="Поля">
      <Component file="text-field">
        <State is="empty">
          <TextField label="Фамилия" placeholder="Савицкая" autoComplete="family-name" />
        </State>
        <State is="icon, mark, filled">
          <TextField label="Личная почта" mark="— по желанию" icon={<Mail aria-hidden="true" />} defaultValue="olga.sav@mail.example" />
        </State>
        <State is="error, hint">
          <TextField label="Дата рождения" inputMode="numeric" defaultValue="31.02.1968" error="Такого дня нет." hint="День, месяц, год" />
        </State>
        <State is="disabled">
          <TextField label="Программа" disabled defaultValue="Нельзя изменить" />
        </State>
        <State is="size large, trail">
          <TextField label="Код сертификата" size="large" trail={<Mail aria-hidden="true" />} defaultValue="АБ-204" />
        </State>
      </Component>
      <Component file="phone-field">
        <State is="filled, hint">
          <PhoneField label="Номер телефона" defaultValue="+375 (29) 614-20-80" hint="Подойдут номера A1, МТС, life:) и городские" />
        </State>
        <State is="error">
          <PhoneField label="Номер телефона" defaultValue="+375 (29) 61" error="Не хватает цифр. Проверьте номер." />
        </State>
      </Component>
      <Component file="text-area">
        <State is="empty, mark, hint">
          <TextArea label="Что беспокоит" mark="— по желанию" placeholder="Например: кашель третью неделю" hint="Увидит только врач" />
        </State>
        <State is="error">
          <TextArea label="Причина отказа" defaultValue="" error="Напишите причину." />
        </State>
      </Component>
      <Component file="code-field">
        <Codes />
      </Component>
      <Component file="search-field">
        <Searches />
      </Component>
      <Component file="select-field">
        <Selects />
      </Component>
      <Component file="checkbox-row">
        <Boxes />
      </Component>
    </Shelf>
  )
}

function Codes() {
  const [half, setHalf] = useState('407')
  const [wrong, setWrong] = useState('407118')
  const [card, setCard] = useState('72К')
  return (
    <>
      <State is="half filled, hint">
        <CodeField label="Введите код из SMS" value={half} onChange={setHalf} hint="SMS может идти до минуты" />
      </State>
      <State is="error">
        <CodeField label="Введите код ещё раз" value={wrong} onChange={setWrong} error="Код не подошёл. Проверьте цифры в последнем SMS." />
      </State>
      <State is="alphabet letters">
        <CodeField label="Код медкарты" alphabet="letters" autoComplete="off" value={card} onChange={setCard} />
      </State>
    </>
  )
}

/** One alone: a page has one place to search. */
function Searches() {
  const [sought, setSought] = useState('тера')
  return (
    <State is="filled; cleared it shows its placeholder">
      <SearchField label="Поиск" placeholder="Врач, центр, услуга" clearLabel="Очистить" value={sought} onChange={setSought} />
    </State>
  )
}

function Selects() {
  const [town, setTown] = useState<string | null>('Минск')
  const [doctor, setDoctor] = useState<string | null>(null)
  return (
    <>
      <State is="chosen">
        <SelectField label="Город" options={towns} value={town} onChange={setTown} words={selectWords} />
      </State>
      <State is="placeholder, error, search among 120">
        <SelectField
          label="Врач"
          options={doctors}
          value={doctor}
          onChange={setDoctor}
          words={selectWords}
          placeholder="Любой врач"
          error="Выберите врача."
        />
      </State>
      <State is="disabled">
        <SelectField
          label="Филиал"
          options={towns}
          value={null}
          onChange={setTown}
          words={selectWords}
          placeholder="Сначала город"
          disabled
        />
      </State>
    </>
  )
}

function Boxes() {
  const [agreed, setAgreed] = useState(true)
  return (
    <>
      <State is="checked, with a link">
        <CheckboxRow checked={agreed} onChange={setAgreed}>
          Согласна на <Link href="#consent">обработку личных данных</Link> для записи
        </CheckboxRow>
      </State>
      <State is="error">
        <CheckboxRow checked={false} onChange={() => undefined} error="Без согласия записать нельзя.">
          Согласна на обработку
        </CheckboxRow>
      </State>
    </>
  )
}
