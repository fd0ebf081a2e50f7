import { type MaskitoOptions, type MaskitoPlugin, type MaskitoPreprocessor, maskitoTransform, maskitoUpdateElement } from '@maskito/core'
import { maskitoPrefixPostprocessorGenerator } from '@maskito/kit'
import { isOfAnotherCountry, isWholeNumber, PHONE_PREFIX, tidyPhone } from './phone-mask.ts'

const WHOLE = '+375 (29) 000-00-00'.length

/** A pasted or filled-in number replaces all; a prefix typed by habit ('375', '80') goes away; everything else is left to the mask. */
const tidy: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  if (action === 'validation') {
    if (!value || PHONE_PREFIX.startsWith(value)) return { elementState, data }
    const whole = tidyPhone(value)
    // A number that is in shape already keeps its caret.
    if (whole === value) return { elementState, data }
    return { elementState: { value: whole, selection: [whole.length, whole.length] }, data }
  }
  if (action !== 'insert') return { elementState, data }
  const typed = value.slice(0, selection[0]) + data + value.slice(selection[1])
  // A country's code that is typed or pasted in full begins anew, whatever stood there of ours.
  if (data.trimStart().startsWith('+') || (isWholeNumber(data) && isOfAnotherCountry(data)))
    return isOfAnotherCountry(data) ? { elementState: EMPTY, data: data.trim() } : /\d/.test(data) ? anew(data) : { elementState, data }
  if (value.startsWith('+') && !value.startsWith('+375')) return isOfAnotherCountry(typed) ? { elementState, data } : anew(typed)
  if (!/\d/.test(data)) return { elementState, data }
  // An empty field takes its prefix with the first digit: '3' is the beginning of an operator's code there, not of 375.
  if (value === '' || isWholeNumber(data)) return anew(data)
  // A whole number has no room: what is typed into it would push its last digits out, and make another number of it.
  if (value.length === WHOLE && selection[0] === selection[1]) return { elementState, data: '' }
  return /^\+375 \((?:375|80|0)/.test(typed) ? anew(typed) : { elementState, data }
}

const EMPTY = { value: '', selection: [0, 0] } as const

function anew(text: string): ReturnType<MaskitoPreprocessor> {
  return { elementState: EMPTY, data: tidyPhone(text) }
}

/** The mask comes while somebody types: what stands in the field by then is put in shape at once, and the caret stays after the same digit. */
const shapeWhatStands: MaskitoPlugin = (field, options) => {
  const { value, selectionStart, selectionEnd } = field
  maskitoUpdateElement(
    field,
    maskitoTransform({ value, selection: [selectionStart ?? value.length, selectionEnd ?? value.length] }, options)
  )
}

const OURS = [...PHONE_PREFIX, /\d/, /\d/, ')', ' ', /\d/, /\d/, /\d/, '-', /\d/, /\d/, '-', /\d/, /\d/]
const OF_ANY_COUNTRY = /^[+0]?[\d ()-]{0,24}$/
const withPrefix = maskitoPrefixPostprocessorGenerator(PHONE_PREFIX)

/** [5.11] The mask of the phone field. The prefix stands there while the field is in use, unless another country's code is typed. */
export const phoneMask: MaskitoOptions = {
  mask: ({ value }) => (isOfAnotherCountry(value) ? OF_ANY_COUNTRY : OURS),
  preprocessors: [tidy],
  plugins: [shapeWhatStands],
  postprocessors: [(state, initial) => (isOfAnotherCountry(state.value) ? state : withPrefix(state, initial))]
}
