// What people call doctors and what they come with, in Russian, English and Belarusian, and whom to see for it [R46]: children, women, teeth.
import type { EverydayWords } from './everyday-words.data.ts'

export const FAMILY: readonly EverydayWords[] = [
  {
    called: {
      ru: 'детский врач, детский, детский доктор, врач для детей, педиатр',
      en: 'children doctor, childrens doctor, child doctor, kids doctor, kid doctor, baby doctor, paediatrician, pediatrician, paediatrics, pediatrics',
      be: 'дзіцячы ўрач, дзіцячы доктар, дзіцячы, урач для дзяцей, педыятр'
    },
    about: {
      ru: 'ребенок болеет, прививка, прививки, новорожденный, грудничок, зубки режутся',
      en: 'vaccination, vaccine, newborn, baby, teething',
      be: 'дзіця хварэе, прышчэпка, прышчэпкі, нованароджаны, немаўля'
    },
    adults: ['Педиатр'],
    children: ['Педиатр']
  },
  {
    called: {
      ru: 'детский невропатолог, детский невролог',
      en: 'kids neurologist, children neurologist',
      be: 'дзіцячы неўрапатолаг, дзіцячы неўролаг'
    },
    about: null,
    adults: ['Детский невролог'],
    children: ['Детский невролог']
  },
  {
    called: { ru: 'детский хирург, детский уролог', en: 'kids surgeon, children surgeon', be: 'дзіцячы хірург, дзіцячы ўролаг' },
    about: null,
    adults: ['Детский хирург'],
    children: ['Детский хирург']
  },
  {
    called: {
      ru: 'детский окулист, детский глазной, детский глазной врач',
      en: 'kids eye doctor, children eye doctor, childrens eye doctor',
      be: 'дзіцячы акуліст, дзіцячы вочны, дзіцячы вочны ўрач'
    },
    about: null,
    adults: ['Детский офтальмолог'],
    children: ['Детский офтальмолог']
  },
  {
    called: {
      ru: 'детский лор, детский ухогорлонос, детский отоларинголог',
      en: 'kids ent, children ent, pediatric ent, paediatric ent, kids ear doctor',
      be: 'дзіцячы лор, дзіцячы вушны, дзіцячы аталарынголаг'
    },
    about: null,
    adults: ['Детский оториноларинголог'],
    children: ['Детский оториноларинголог']
  },
  {
    called: {
      ru: 'детский зубной, детский стоматолог',
      en: 'kids dentist, children dentist, childrens dentist, pediatric dentist, paediatric dentist',
      be: 'дзіцячы зубны, дзіцячы стаматолаг'
    },
    about: null,
    adults: ['Стоматолог-терапевт'],
    children: ['Стоматолог-терапевт']
  },
  {
    called: {
      ru: 'женский врач, женский, женский доктор, гинеколог, акушер, женская консультация',
      en: 'gynaecologist, gynecologist, gynae, gyno, obgyn, ob-gyn, women doctor, womens doctor, obstetrician, midwife',
      be: 'жаночы ўрач, жаночы, жаночы доктар, гінеколаг, акушэр, жаночая кансультацыя'
    },
    about: {
      ru: 'беременность, беременна, месячные, задержка, цикл, климакс, контрацепция, мазок',
      en: 'pregnancy, pregnant, period, periods, menopause, contraception, smear',
      be: 'цяжарнасць, цяжарная, месячныя, затрымка, цыкл, клімакс, кантрацэпцыя, мазок'
    },
    adults: ['Акушер-гинеколог'],
    children: ['Акушер-гинеколог']
  },
  {
    called: {
      ru: 'зубной, зубной врач, зубной доктор, дантист, стоматолог',
      en: 'dentist, tooth doctor, teeth doctor, dental',
      be: 'зубны, зубны ўрач, зубны доктар, дантыст, стаматолаг'
    },
    about: {
      ru: 'зуб, зуба, зубе, зубы, зубов, зубная боль, кариес, пломба, десна, десны, чистка зубов',
      en: 'tooth, teeth, toothache, tooth ache, caries, cavity, filling, gum, gums, teeth cleaning',
      be: 'зуб, зуба, зубе, зубы, зубоў, зубны боль, карыес, пломба, дзясна, дзёсны, чыстка зубоў'
    },
    adults: ['Стоматолог-терапевт', 'Стоматолог-хирург'],
    children: ['Стоматолог-терапевт']
  },
  {
    called: { ru: 'зубной хирург, челюстной хирург', en: 'dental surgeon, oral surgeon, jaw surgeon', be: 'зубны хірург, сківічны хірург' },
    about: {
      ru: 'удалить зуб, вырвать зуб, зуб мудрости, имплант, имплантация, флюс',
      en: 'pull a tooth, tooth extraction, wisdom tooth, implant',
      be: 'выдаліць зуб, вырваць зуб, зуб мудрасці, імплант, імплантацыя, флюс'
    },
    adults: ['Стоматолог-хирург'],
    children: ['Стоматолог-хирург', 'Стоматолог-терапевт']
  },
  {
    called: {
      ru: 'зубной протезист, протезист, зубной ортопед',
      en: 'prosthodontist, denture doctor, crown dentist',
      be: 'зубны пратэзіст, пратэзіст, зубны артапед'
    },
    about: {
      ru: 'коронка, протез, мост, зубные протезы, виниры',
      en: 'crown, denture, dentures, bridge, veneers',
      be: 'каронка, пратэз, мост, зубныя пратэзы, вініры'
    },
    adults: ['Стоматолог-ортопед'],
    children: []
  },
  {
    called: { ru: 'ортодонт, врач по брекетам', en: 'orthodontist, braces doctor, braces dentist', be: 'артадонт, урач па брэкетах' },
    about: {
      ru: 'брекеты, прикус, кривые зубы, пластинка для зубов, элайнеры',
      en: 'braces, bite, crooked teeth, aligners',
      be: 'брэкеты, прыкус, крывыя зубы, пласцінка для зубоў, элайнеры'
    },
    adults: ['Ортодонт'],
    children: ['Ортодонт']
  }
]
