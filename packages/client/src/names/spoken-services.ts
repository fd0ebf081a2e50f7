// Services, hours and what is said of drugs in the language of a face (0096). The server names them in Russian: whoever speaks Russian needs nothing here.

/** How a language says what clinics and their catalogue say: services with their groups and directions, hours, and what stays Russian. */
export type SpokenServices = {
  /** By the Russian name. What has no name in the language stays as it is. */
  service: (name: string) => string
  /** «Минск, ул. Немига, 12»: the town in the language, the street as it stands at the house. */
  address: (address: string) => string
  /** «Пн–Пт 8:00–20:00» where days and hours alone stand there; other words of a clinic stay as they are. */
  hours: (schedule: string) => string
  /** «таблетки», as the drug search says it. A form that is not known stays as it is. */
  drugForm: (form: string) => string
  /** «7,5 мг/мл», units and figures. */
  dose: (text: string) => string
  /** «Общий анализ крови», «Гемоглобин»: a test, or what it measures. What is not known by that very name stays as it is. */
  labName: (name: string) => string
  /** «5,1», «ммоль/л», «от 3,9 до 6,1», «не обнаружено»: figures, units, and what is said instead. */
  labValue: (text: string) => string
  /** 'ru': it stays Russian in a page that is not, and a reader aloud has to know. */
  langOf: (text: string) => 'ru' | undefined
  /** «The center wrote this in Russian.» Null: the language is Russian. */
  asWritten: string | null
  inOrder: <T>(list: readonly T[], nameOf: (one: T) => string) => readonly T[]
}

const asItIs = <T>(one: T) => one

export const SERVICES_IN_RUSSIAN: SpokenServices = {
  service: asItIs,
  address: asItIs,
  hours: asItIs,
  drugForm: asItIs,
  dose: asItIs,
  labName: asItIs,
  labValue: asItIs,
  langOf: () => undefined,
  asWritten: null,
  inOrder: asItIs
}

let spoken = SERVICES_IN_RUSSIAN

/** Services are said in this language from now on, in Russian by default. */
export function speakServices(language: SpokenServices = SERVICES_IN_RUSSIAN): void {
  spoken = language
}

/** [3.101] A service, group or direction as this face says it, by its Russian name. */
export function serviceName(name: string): string {
  return spoken.service(name)
}

/** An address as this face says it: the town in its language, the street in Russian. «ул.» and «пр-т» stay with the name of the street, wherever the line ends. */
export function addressText(address: string): string {
  return unbrokenAddress(spoken.address(address))
}

/** When a branch is open, as this face says it. */
export function hoursText(schedule: string): string {
  return spoken.hours(schedule)
}

/** [3.67] The form of a drug, as this face says it. */
export function drugFormText(form: string): string {
  return spoken.drugForm(form)
}

/** The dose of a drug, as this face says it. */
export function doseText(dose: string): string {
  return spoken.dose(dose)
}

/** A laboratory test, or what it measures, as this face says it. */
export function labName(name: string): string {
  return spoken.labName(name)
}

/** A value of a laboratory, its unit or its range, as this face says it. */
export function labValue(text: string): string {
  return spoken.labValue(text)
}

/** The language of a name or a text of a clinic where it is not that of the page. */
export function langOf(text: string): 'ru' | undefined {
  return spoken.langOf(text)
}

/** What is said beside a text of a clinic that is not in the language of the page. */
export function asWritten(text: string): string | null {
  return langOf(text) ? spoken.asWritten : null
}

/** The list as this language orders it by these Russian names; in Russian as the server has it. */
export function inOrder<T>(list: readonly T[], nameOf: (one: T) => string): readonly T[] {
  return spoken.inOrder(list, nameOf)
}

/** «ул.», «пр-т» and «б-р» stay whole and with the name of the street, and a house with its street, wherever the line ends. */
export function unbrokenAddress(address: string): string {
  return address
    .replace(
      /(^|\s)(\p{Ll}{1,5}\.|\p{Ll}{1,3}-\p{Ll}{1,2}) /gu,
      (_, before: string, kind: string) => `${before}${kind.replace('-', '\u2011')}\u00a0`
    )
    .replace(/, (?=\d)/g, ',\u00a0')
}
