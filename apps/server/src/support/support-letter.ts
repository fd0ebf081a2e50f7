// The letter to the mailbox of support, in the language that the person wrote in and is to be answered in. Whatever they wrote carries no link, and each
// line of it is marked as theirs.
import { oneLine, quotedText } from '@vizit/rules/one-line'
import { SUPPORT_TEXT_MOST } from '@vizit/rules/support'
import type { Config } from '../config.ts'
import { wordsOf } from '../words/words-of.ts'
import type { WrittenRow } from './support.sql.ts'

/** `request_id` is what the operator finds it by in the list, where the text stands as it was written. */
export function supportLetter({ brand }: Pick<Config, 'brand'>, asked: WrittenRow): { subject: string; text: string } {
  const { language } = asked
  const words = wordsOf('support', language)
  const topic = words.topics[asked.topic]
  const who = asked.signed_in ? words.account : asked.phone_proven ? words.unconfirmed : words.visitor
  const phone = asked.phone === null ? '' : oneLine(asked.phone, 32)
  const lines = [
    words.topic(topic),
    asked.error_code === null ? '' : words.errorCode(asked.error_code),
    words.from(who),
    phone ? words.phone(phone) : '',
    asked.email === null ? '' : words.email(asked.email),
    words.number(asked.request_id),
    '',
    quotedText(asked.text, SUPPORT_TEXT_MOST)
  ]
  const text = lines.filter((line, at) => line || at === lines.length - 2).join('\n')
  return { subject: `${brand.names[language]}: ${words.subject(topic)}`, text }
}
