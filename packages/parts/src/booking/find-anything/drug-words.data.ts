/** How words begin by which drugs are asked for, folded as what is typed is. */
export const WORDS_FOR_DRUGS = ['аптек', 'аптэк', 'лекарств', 'лекав', 'леки', 'таблет', 'drug', 'pharmac', 'medicine', 'pill']
