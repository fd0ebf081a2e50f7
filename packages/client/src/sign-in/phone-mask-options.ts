import { type MaskitoOptions, type MaskitoPlugin, type MaskitoPreprocessor, maskitoTransform, maskitoUpdateElement } from '@maskito/core'
import { maskitoPrefixPostprocessorGenerator } from '@maskito/kit'
import { isWholeNumber, PHONE_PREFIX, tidyPhone } from './phone-mask.ts'

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
  if (action !== 'insert' || !/\d/.test(data)) return { elementState, data }
  // An empty field takes its prefix with the first digit: '3' is the beginning of an operator's code there, not of 375.
  if (value === '' || isWholeNumber(data)) return anew(data)
  // A whole number has no room: what is typed into it would push its last digits out, and make another number of it.
  if (value.length === WHOLE && selection[0] === selection[1]) return { elementState, data: '' }
  const typed = value.slice(0, selection[0]) + data + value.slice(selection[1])
  return /^\+375 \((?:375|80|0)/.test(typed) ? anew(typed) : { elementState, data }
}

function anew(text: string): ReturnType<MaskitoPreprocessor> {
  return { elementState: { value: '', selection: [0, 0] }, data: tidyPhone(text) }
}

/** The mask comes while somebody types: what stands in the field by then is put in shape at once, and the caret stays after the same digit. */
const shapeWhatStands: MaskitoPlugin = (field, options) => {
  const { value, selectionStart, selectionEnd } = field
  maskitoUpdateElement(
    field,
    maskitoTransform({ value, selection: [selectionStart ?? value.length, selectionEnd ?? value.length] }, options)
  )
}

/** [5.11] The mask of the phone field. The prefix stands there while the field is in use. */
export const phoneMask: MaskitoOptions = {
  mask: [...PHONE_PREFIX, /\d/, /\d/, ')', ' ', /\d/, /\d/, /\d/, '-', /\d/, /\d/, '-', /\d/, /\d/],
  preprocessors: [tidy],
  plugins: [shapeWhatStands],
  postprocessors: [maskitoPrefixPostprocessorGenerator(PHONE_PREFIX)]
}
