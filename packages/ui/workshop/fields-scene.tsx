import { Button } from '@vizit/ui/button'
import { CheckboxRow } from '@vizit/ui/checkbox-row'
import { Chip } from '@vizit/ui/chip'
import { CodeField } from '@vizit/ui/code-field'
import { Link } from '@vizit/ui/link'
import { PageHeader } from '@vizit/ui/page-header'
import { PhoneField } from '@vizit/ui/phone-field'
import { SearchField } from '@vizit/ui/search-field'
import { SelectField } from '@vizit/ui/select-field'
import { TextField } from '@vizit/ui/text-field'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { Frame } from './frame.tsx'
import styles from './workshop.module.css'

const towns = ['Минск', 'Брест', 'Витебск', 'Гомель', 'Гродно', 'Могилёв', 'Бобруйск', 'Барановичи', 'Борисов'].map(label => ({
  value: label,
  label
}))
const doctors = Array.from({ length: 120 }, (_, n) => ({ value: `d${n}`, label: `Врач ${n + 1}`, note: n % 3 ? 'Терапевт' : 'Кардиолог' }))
const words = {
  closeLabel: 'Закрыть',
  searchLabel: 'Найти',
  searchPlaceholder: 'Имя или специальность',
  clearLabel: 'Очистить',
  nothing: 'Ничего не нашлось',
  leftOut: (count: number) => `Ещё ${count} — уточните запрос`
}

export function FieldsScene() {
  const [code, setCode] = useState('407')
  const [wrong, setWrong] = useState('407118')
  const [card, setCard] = useState('72К')
  const [sought, setSought] = useState('тера')
  const [town, setTown] = useState<string | null>('Минск')
  const [doctor, setDoctor] = useState<string | null>(null)
  const [agreed, setAgreed] = useState(false)
  const [chips, setChips] = useState(['Минск'])
  return (
    <Frame at="fields">
      <PageHeader title="Поля" note="Каждое поле во всех состояниях" />
      <div className={styles.fields}>
        <PhoneField label="Номер телефона" defaultValue="+375 (29) 614-20-80" hint="Подойдут номера A1, МТС, life:) и городские" />
        <PhoneField label="Номер телефона" defaultValue="+375 (29) 61" error="Не хватает цифр. Проверьте номер." />
        <TextField label="Фамилия" placeholder="Савицкая" autoComplete="family-name" />
        <TextField
          label="Личная почта"
          mark="— по желанию"
          icon={<Mail aria-hidden="true" />}
          type="email"
          defaultValue="olga.sav@mail.example"
        />
        <TextField
          label="Дата рождения"
          inputMode="numeric"
          autoComplete="bday"
          defaultValue="31.02.1968"
          error="Такого дня нет."
          hint="День, месяц, год"
        />
        <TextField label="Программа" disabled defaultValue="Нельзя изменить" />
        <CodeField label="Введите код из SMS" value={code} onChange={setCode} hint="SMS может идти до минуты" />
        <CodeField
          label="Введите код из SMS"
          value={wrong}
          onChange={setWrong}
          error="Код не подошёл. Проверьте цифры в последнем SMS или запросите новый."
        />
        <CodeField label="Код медкарты" alphabet="letters" autoComplete="off" value={card} onChange={setCard} />
        <SearchField label="Поиск" placeholder="Врач, центр, услуга" clearLabel="Очистить" value={sought} onChange={setSought} />
        <SelectField label="Город" options={towns} value={town} onChange={setTown} words={words} />
        <SelectField
          label="Врач"
          options={doctors}
          value={doctor}
          onChange={setDoctor}
          words={words}
          placeholder="Любой врач"
          error="Выберите врача."
        />
        <CheckboxRow checked={agreed} onChange={setAgreed}>
          Согласна на <Link href="#consent">обработку личных данных</Link> для записи
        </CheckboxRow>
        <CheckboxRow checked={false} onChange={setAgreed} error="Без согласия записать нельзя.">
          Согласна на обработку
        </CheckboxRow>
        <div className={styles.row}>
          {['Минск', 'Гомель', 'Могилёв'].map(name => (
            <Chip
              key={name}
              chosen={chips.includes(name)}
              onClick={() => setChips(chips.includes(name) ? chips.filter(other => other !== name) : [...chips, name])}
            >
              {name}
            </Chip>
          ))}
        </div>
        <SelectField
          label="Город внизу"
          options={towns}
          value={null}
          onChange={setTown}
          words={words}
          placeholder="Выберите город"
          disabled
        />
        <Button wide>Продолжить</Button>
      </div>
    </Frame>
  )
}
