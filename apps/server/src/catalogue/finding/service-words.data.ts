// What people call examinations and tests, in Russian, English and Belarusian, and the word by which services are named.
import type { Said } from './everyday-words.data.ts'

/** `service`: a word of the service's name in the catalogue. `by` 'laboratory': nobody is seen for it, so that no speciality is named [R46]. */
export type ServiceWords = { said: Said; service: string; by: 'specialists' | 'laboratory' }

export const SERVICE_WORDS: readonly ServiceWords[] = [
  {
    said: {
      ru: 'анализ, анализы, анализ крови, анализ мочи, анализ кала, сдать кровь, кровь из вены, кровь из пальца, лаборатория, биохимия, оак',
      en: 'blood test, blood tests, urine test, lab test, lab tests, tests, laboratory, blood work, analysis',
      be: 'аналіз, аналізы, аналіз крыві, аналіз мачы, здаць кроў, кроў з вены, кроў з пальца, лабараторыя, біяхімія'
    },
    service: 'анализ',
    by: 'laboratory'
  },
  {
    said: {
      ru: 'узи, узд, ультразвук, ультразвуковое исследование',
      en: 'ultrasound, ultrasound scan, sonography, sonogram',
      be: 'угд, узд, ультрагук, ультрагукавое даследаванне'
    },
    service: 'узи',
    by: 'specialists'
  },
  { said: { ru: 'экг, кардиограмма', en: 'ecg, ekg, cardiogram', be: 'экг, кардыяграма' }, service: 'экг', by: 'specialists' },
  { said: { ru: 'холтер', en: 'holter', be: 'холтэр' }, service: 'суточное', by: 'specialists' },
  { said: { ru: 'ээг, энцефалограмма', en: 'eeg', be: 'ээг, энцэфалаграма' }, service: 'электроэнцефалография', by: 'specialists' },
  { said: { ru: 'фгдс, фгс, гастроскопия', en: 'gastroscopy', be: 'гастраскапія' }, service: 'гастроскопия', by: 'specialists' },
  { said: { ru: 'колоноскопия', en: 'colonoscopy', be: 'каланаскапія' }, service: 'колоноскопия', by: 'specialists' },
  { said: { ru: 'спирометрия', en: 'spirometry', be: 'спіраметрыя' }, service: 'спирометрия', by: 'specialists' },
  { said: { ru: 'мрт, томография', en: 'mri, mri scan, ct scan', be: 'мрт, тамаграфія' }, service: 'мрт', by: 'laboratory' },
  { said: { ru: 'рентген, флюорография, флюшка', en: 'x-ray, xray', be: 'рэнтген, флюараграфія' }, service: 'рентген', by: 'laboratory' }
]
