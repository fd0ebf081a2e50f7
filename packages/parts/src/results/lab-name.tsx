import { labName, labValue, langOf } from '@vizit/client/names/spoken-services'

/** A test, or what it measures, in the language of the page; where it has no name in it, in Russian, which a screen reader is told. */
export function LabName({ name }: { name: string }) {
  const lang = langOf(name)
  return lang ? <span lang={lang}>{name}</span> : labName(name)
}

/** What was found, in figures or in words. */
export function LabValue({ text }: { text: string }) {
  const lang = /\d/.test(text) ? undefined : langOf(text)
  return lang ? <span lang={lang}>{text}</span> : labValue(text)
}
