// What people call doctors and what they come with, in Russian, English and Belarusian, and whom to see for it [R46]: whoever operates or looks inside.
import type { EverydayWords } from './everyday-words.data.ts'

export const SURGERY: readonly EverydayWords[] = [
  {
    called: { ru: 'хирург, общий хирург', en: 'surgeon, general surgeon', be: 'хірург, агульны хірург' },
    about: {
      ru: 'грыжа, шов, швы, гнойник, нарыв, фурункул, вросший ноготь, аппендицит',
      en: 'hernia, stitches, abscess, boil, ingrown nail, appendicitis',
      be: 'кіла, грыжа, шво, нарыў, гнайнік, фурункул, урослы пазногаць, апендыцыт'
    },
    adults: ['Хирург'],
    children: ['Детский хирург', 'Педиатр']
  },
  {
    called: {
      ru: 'травматолог, ортопед, костный врач, костоправ',
      en: 'orthopaedist, orthopedist, orthopaedic doctor, orthopedic doctor, traumatologist, bone doctor',
      be: 'траўматолаг, артапед, касцявы ўрач, касцяны ўрач, кастапраў'
    },
    about: {
      ru: 'колено, нога, ноги, ноге, ногу, стопа, рука, руки, руке, руку, плечо, локоть, перелом, вывих, растяжение, ушиб, спина, осанка, плоскостопие',
      en: 'knee, leg, foot, ankle, hip, arm, hand, wrist, shoulder, elbow, fracture, broken bone, sprain, bruise, posture, flat feet',
      be: 'калена, нага, ногі, назе, ступня, рука, рукі, руцэ, плячо, локаць, пералом, вывіх, расцяжэнне, выцяжэнне, спіна, выпраўка, плоскаступнёвасць'
    },
    adults: ['Травматолог-ортопед', 'Хирург'],
    children: ['Травматолог-ортопед', 'Детский хирург']
  },
  {
    called: {
      ru: 'уролог, андролог, мужской врач, мужской доктор',
      en: 'urologist, andrologist, men doctor, mens doctor',
      be: 'уролаг, андролаг, мужчынскі ўрач, мужчынскі доктар'
    },
    about: {
      ru: 'простата, простатит, мочеиспускание, цистит, мочевой пузырь',
      en: 'prostate, prostatitis, urination, cystitis, bladder',
      be: 'прастата, прастатыт, мочаспусканне, цыстыт, мачавы пузыр'
    },
    adults: ['Уролог'],
    children: ['Детский хирург', 'Педиатр']
  },
  {
    called: {
      ru: 'окулист, глазной, глазной врач, глазной доктор, глазник',
      en: 'eye doctor, eye specialist, oculist, optometrist, optician',
      be: 'акуліст, вочны, вочны ўрач, вочны доктар'
    },
    about: {
      ru: 'глаза, глаз, зрение, очки, линзы, близорукость, ячмень, слезятся глаза, плохо вижу',
      en: 'eyes, eye, vision, eyesight, sight, glasses, contact lenses, short-sighted, stye',
      be: 'вочы, вока, воку, зрок, акуляры, лінзы, блізарукасць, ячмень, слязяцца вочы, дрэнна бачу'
    },
    adults: ['Офтальмолог'],
    children: ['Детский офтальмолог', 'Офтальмолог']
  },
  {
    called: {
      ru: 'лор, ухогорлонос, ухо горло нос, отоларинголог, ушной, ушной врач, лор-врач',
      en: 'ent, ent doctor, ear nose throat, ear nose and throat, ear doctor, throat doctor, otolaryngologist',
      be: 'лор, вуха горла нос, вушны, вушны ўрач, вушны доктар, аталарынголаг'
    },
    about: {
      ru: 'ухо, уха, ухе, уху, ухом, уши, ушах, ушей, ушная боль, слух, плохо слышу, шум в ушах, горло, ангина, миндалины, нос, носа, носу, насморк, заложен нос, гайморит, храп, голос',
      en: 'ear, ears, earache, hearing, throat, sore throat, tonsils, tonsillitis, nose, runny nose, blocked nose, stuffy nose, sinusitis, snoring, voice',
      be: 'вуха, вуху, вушы, вушах, вушэй, слых, дрэнна чую, горла, ангіна, міндаліны, нос, носе, насмарк, гаймарыт, храп, хроп, голас'
    },
    adults: ['Оториноларинголог'],
    children: ['Детский оториноларинголог', 'Оториноларинголог', 'Педиатр']
  },
  {
    called: { ru: 'проктолог, колопроктолог', en: 'proctologist, colorectal doctor', be: 'практолаг, колапрактолаг' },
    about: { ru: 'геморрой, трещина, кровь при стуле', en: 'haemorrhoids, hemorrhoids, piles', be: 'гемарой, трэшчына' },
    adults: ['Проктолог', 'Хирург'],
    children: ['Детский хирург']
  },
  {
    called: {
      ru: 'флеболог, сосудистый, сосудистый врач, врач по венам',
      en: 'vein doctor, vascular doctor, phlebologist',
      be: 'флеболаг, сасудзісты, сасудзісты ўрач, урач па венах'
    },
    about: {
      ru: 'вены, варикоз, отекают ноги, тяжесть в ногах, сосудистые звездочки',
      en: 'veins, varicose veins, swollen legs, heavy legs',
      be: 'вены, варыкоз, вены на нагах, ацякаюць ногі, цяжар у нагах'
    },
    adults: ['Флеболог', 'Хирург'],
    children: []
  },
  {
    called: { ru: 'онколог, врач по опухолям', en: 'oncologist, cancer doctor', be: 'анколаг, урач па пухлінах' },
    about: { ru: 'опухоль, новообразование', en: 'tumour, tumor', be: 'пухліна, новаўтварэнне' },
    adults: ['Онколог', 'Терапевт'],
    children: ['Педиатр']
  },
  {
    called: { ru: 'маммолог, врач по груди', en: 'breast doctor, breast specialist, mammologist', be: 'мамолаг, урач па грудзях' },
    about: {
      ru: 'молочная железа, молочные железы, уплотнение в молочной железе',
      en: 'breast, breasts, lump in breast',
      be: 'малочная залоза, малочныя залозы, ушчыльненне ў малочнай залозе'
    },
    adults: ['Маммолог', 'Акушер-гинеколог'],
    children: []
  },
  {
    called: {
      ru: 'нейрохирург, хирург по позвоночнику',
      en: 'neurosurgeon, brain surgeon, spine surgeon',
      be: 'нейрахірург, хірург па хрыбетніку'
    },
    about: {
      ru: 'межпозвоночная грыжа, грыжа позвоночника, грыжа диска',
      en: 'slipped disc, herniated disc, spinal hernia',
      be: 'міжпазваночная кіла, кіла хрыбетніка'
    },
    adults: ['Нейрохирург', 'Невролог'],
    children: ['Детский невролог', 'Невролог']
  },
  {
    called: {
      ru: 'узи, узист, ультразвук, врач узи',
      en: 'ultrasound, ultrasound doctor, sonographer, sonologist',
      be: 'угд, узд, ультрагук, урач угд'
    },
    about: {
      ru: 'ультразвуковое исследование',
      en: 'ultrasound scan, sonography',
      be: 'ультрагукавое даследаванне, ультрагукавая дыягностыка'
    },
    adults: ['Врач УЗИ'],
    children: ['Врач УЗИ']
  },
  {
    called: { ru: 'функциональная диагностика, функциональный диагност', en: 'functional diagnostics', be: 'функцыянальная дыягностыка' },
    about: {
      ru: 'экг, кардиограмма, холтер, спирометрия',
      en: 'ecg, ekg, cardiogram, holter, spirometry',
      be: 'экг, кардыяграма, холтэр, спіраметрыя'
    },
    adults: ['Врач функциональной диагностики'],
    children: ['Врач функциональной диагностики']
  },
  {
    called: { ru: 'эндоскопист, врач-эндоскопист', en: 'endoscopist, endoscopy doctor', be: 'эндаскапіст, урач-эндаскапіст' },
    about: {
      ru: 'гастроскопия, фгдс, фгс, колоноскопия, зонд',
      en: 'gastroscopy, colonoscopy, endoscopy',
      be: 'гастраскапія, каланаскапія, эндаскапія, зонд'
    },
    adults: ['Эндоскопист'],
    children: []
  }
]
