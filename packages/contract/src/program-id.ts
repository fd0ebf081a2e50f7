/** Of the element that tells a drawn page where the program lies, as JSON: `[file, …]`, the first one first. */
export const PROGRAM_ID = 'program'
