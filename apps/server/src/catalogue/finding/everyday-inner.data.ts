// What people call doctors and what they come with, in Russian, English and Belarusian, and whom to see for it [R46]: whoever treats without a knife.
import type { EverydayWords } from './everyday-words.data.ts'

export const INNER: readonly EverydayWords[] = [
  {
    called: {
      ru: 'участковый, участковый врач, семейный врач, семейный доктор, семейный, терапевт, воп',
      en: 'gp, family doctor, family physician, general practitioner, general doctor, local doctor, physician, primary care',
      be: 'участковы, участковы ўрач, сямейны ўрач, сямейны доктар, сямейны, тэрапеўт'
    },
    about: {
      ru: 'температура, простуда, простыл, простыла, грипп, орви, озноб, слабость, усталость, диспансеризация, осмотр, справка, больничный',
      en: 'fever, high temperature, temperature, cold, flu, chills, weakness, tired, fatigue, check-up, checkup, sick note, certificate',
      be: 'тэмпература, прастуда, прастудзіўся, прастудзілася, грып, дрыжыкі, слабасць, стомленасць, агляд, даведка, бальнічны'
    },
    adults: ['Терапевт', 'Врач общей практики'],
    children: ['Педиатр', 'Врач общей практики']
  },
  {
    called: {
      ru: 'сердечник, врач по сердцу, сердечный врач',
      en: 'heart doctor, heart specialist',
      be: 'сардэчнік, урач па сэрцы, сардэчны ўрач'
    },
    about: {
      ru: 'сердце, давление, гипертония, аритмия, пульс, сердцебиение, экг',
      en: 'heart, blood pressure, pressure, hypertension, arrhythmia, pulse, palpitations, ecg',
      be: 'сэрца, ціск, гіпертанія, арытмія, пульс, сэрцабіццё, экг'
    },
    adults: ['Кардиолог', 'Терапевт'],
    children: ['Педиатр']
  },
  {
    called: { ru: 'невропатолог, врач по нервам', en: 'nerve doctor, headache doctor', be: 'неўрапатолаг, урач па нервах' },
    about: {
      ru: 'голова, головная боль, мигрень, головокружение, кружится голова, онемение, немеет, бессонница, сон, память, нервы, поясница, спина, шея, шее, шею, шеи',
      en: 'head, headache, migraine, dizziness, dizzy, numbness, numb, insomnia, sleep, memory, back, lower back, backache, neck',
      be: 'галава, галаўны боль, мігрэнь, галавакружэнне, кружыцца галава, нямее, бяссонніца, сон, памяць, нервы, паясніца, спіна, шыя, шыі, шыю'
    },
    adults: ['Невролог', 'Терапевт'],
    children: ['Детский невролог', 'Невролог', 'Педиатр']
  },
  {
    called: {
      ru: 'врач по желудку, желудочник',
      en: 'stomach doctor, gut doctor, digestive doctor, gastro',
      be: 'жалудачнік, урач па страўніку'
    },
    about: {
      ru: 'живот, желудок, изжога, тошнота, кишечник, запор, понос, диарея, гастрит, печень, вздутие',
      en: 'stomach, stomach ache, stomachache, belly, abdomen, tummy, heartburn, nausea, bowels, constipation, diarrhoea, diarrhea, liver, bloating',
      be: 'жывот, страўнік, пякотка, млоснасць, кішэчнік, запор, панос, гастрыт, печань'
    },
    adults: ['Гастроэнтеролог', 'Терапевт'],
    children: ['Педиатр', 'Детский хирург']
  },
  {
    called: {
      ru: 'врач по щитовидке, врач по гормонам, врач по диабету',
      en: 'hormone doctor, thyroid doctor, diabetes doctor',
      be: 'урач па шчытападобнай, урач па гармонах, урач па дыябеце'
    },
    about: {
      ru: 'щитовидка, щитовидная железа, гормоны, диабет, сахар, лишний вес, похудеть',
      en: 'thyroid, hormones, diabetes, sugar, weight, overweight',
      be: 'шчытавідка, шчытападобная, шчытападобная залоза, гармоны, дыябет, цукар, лішняя вага, схуднець'
    },
    adults: ['Эндокринолог', 'Терапевт'],
    children: ['Эндокринолог', 'Педиатр']
  },
  {
    called: { ru: 'врач по легким, легочник', en: 'lung doctor, chest doctor, chest physician', be: 'урач па лёгкіх, лёгачнік' },
    about: {
      ru: 'кашель, бронхит, легкие, астма, одышка, мокрота',
      en: 'cough, bronchitis, lungs, asthma, shortness of breath',
      be: 'кашаль, бранхіт, лёгкія, астма, задышка, макрота'
    },
    adults: ['Пульмонолог', 'Терапевт'],
    children: ['Педиатр', 'Аллерголог-иммунолог']
  },
  {
    called: { ru: 'врач по суставам, суставник', en: 'joint doctor, arthritis doctor', be: 'урач па суставах, суставы ўрач' },
    about: {
      ru: 'суставы, сустав, артрит, подагра, ломота',
      en: 'joints, joint, joint pain, arthritis, gout',
      be: 'суставы, сустаў, артрыт, падагра, ломіць'
    },
    adults: ['Ревматолог', 'Травматолог-ортопед'],
    children: ['Педиатр', 'Травматолог-ортопед']
  },
  {
    called: { ru: 'врач по почкам, почечник', en: 'kidney doctor, kidney specialist', be: 'урач па нырках, нырачнік' },
    about: { ru: 'почки, почка', en: 'kidneys, kidney', be: 'ныркі, нырка' },
    adults: ['Нефролог', 'Уролог'],
    children: ['Педиатр']
  },
  {
    called: {
      ru: 'аллерголог, иммунолог, врач по аллергии',
      en: 'allergist, allergy doctor, immunologist',
      be: 'алерголаг, імунолаг, урач па алергіі'
    },
    about: {
      ru: 'аллергия, поллиноз, иммунитет, пыльца, крапивница',
      en: 'allergy, allergies, hay fever, immunity, pollen, hives',
      be: 'алергія, паліноз, імунітэт, пылок, крапіўніца'
    },
    adults: ['Аллерголог-иммунолог'],
    children: ['Аллерголог-иммунолог', 'Педиатр']
  },
  {
    called: { ru: 'врач по крови', en: 'blood doctor, blood specialist', be: 'урач па крыві' },
    about: { ru: 'анемия, гемоглобин, малокровие', en: 'anaemia, anemia, haemoglobin, hemoglobin', be: 'анемія, гемаглабін, малакроўе' },
    adults: ['Гематолог', 'Терапевт'],
    children: ['Педиатр']
  },
  {
    called: { ru: 'инфекционист, врач по инфекциям', en: 'infection doctor, infectionist', be: 'інфекцыяніст, урач па інфекцыях' },
    about: {
      ru: 'клещ, укусил клещ, гепатит, глисты, паразиты',
      en: 'tick, tick bite, hepatitis, worms, parasites',
      be: 'клешч, укусіў клешч, гепатыт, глісты, паразіты'
    },
    adults: ['Инфекционист', 'Терапевт'],
    children: ['Педиатр']
  },
  {
    called: {
      ru: 'психолог, психиатр, психотерапевт',
      en: 'psychologist, psychiatrist, psychotherapist, mental health, counsellor, counselor',
      be: 'псіхолаг, псіхіятр, псіхатэрапеўт'
    },
    about: {
      ru: 'тревога, депрессия, панические атаки, страх, стресс',
      en: 'anxiety, depression, panic, panic attacks, stress',
      be: 'трывога, дэпрэсія, панічныя атакі, страх, стрэс'
    },
    adults: ['Психотерапевт'],
    children: []
  },
  {
    called: {
      ru: 'диетолог, врач по питанию, нутрициолог',
      en: 'nutritionist, dietitian, dietician, diet doctor',
      be: 'дыетолаг, урач па харчаванні'
    },
    about: { ru: 'питание, диета, похудение, похудеть', en: 'nutrition, diet, lose weight', be: 'харчаванне, дыета, пахудзенне, схуднець' },
    adults: ['Диетолог', 'Эндокринолог'],
    children: ['Эндокринолог', 'Педиатр']
  },
  {
    called: {
      ru: 'кожный, кожник, кожный врач, дерматолог, венеролог',
      en: 'skin doctor, skin specialist, dermatologist, venereologist',
      be: 'скурны, скурны ўрач, скурнік, дэрматолаг, венеролаг'
    },
    about: {
      ru: 'кожа, сыпь, прыщи, акне, родинка, родинки, зуд, чешется, экзема, псориаз, бородавка, грибок, выпадают волосы, волосы, ногти',
      en: 'skin, rash, acne, pimples, spots, mole, moles, itch, itching, itchy, eczema, psoriasis, wart, fungus, hair loss, hair, nails',
      be: 'скура, сып, прышчы, акнэ, радзімка, радзімкі, свербіць, сверб, экзэма, псарыяз, бародаўка, грыбок, валасы, пазногці'
    },
    adults: ['Дерматовенеролог'],
    children: ['Дерматовенеролог', 'Педиатр']
  },
  {
    called: {
      ru: 'физиотерапевт, врач физиотерапии',
      en: 'physiotherapist, physio, physical therapist',
      be: 'фізіятэрапеўт, урач фізіятэрапіі'
    },
    about: {
      ru: 'физиопроцедуры, физиотерапия, прогревание, электрофорез, магнит',
      en: 'physiotherapy, physical therapy, electrophoresis',
      be: 'фізіяпрацэдуры, фізіятэрапія, праграванне, электрафарэз, магніт'
    },
    adults: ['Физиотерапевт'],
    children: ['Физиотерапевт']
  },
  {
    called: { ru: 'реабилитолог, лфк, врач лфк', en: 'rehab doctor, rehab, rehabilitation doctor', be: 'рэабілітолаг, лфк, урач лфк' },
    about: {
      ru: 'восстановление, реабилитация, после операции, после инсульта, лечебная физкультура',
      en: 'rehabilitation, recovery, after surgery',
      be: 'аднаўленне, рэабілітацыя, пасля аперацыі, лячэбная фізкультура'
    },
    adults: ['Реабилитолог', 'Физиотерапевт'],
    children: ['Физиотерапевт']
  }
]
