import { defineConfig } from 'vite'
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: [{find:/^react(-dom)?$/,replacement:'preact/compat'},{find:'react/jsx-runtime',replacement:'preact/jsx-runtime'}] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { target:'es2022', outDir:'/tmp/wm/dist', emptyOutDir:true, cssCodeSplit:false, lib:{entry: process.env.ENTRY ?? 'src/main.tsx', formats:['iife'], name:'V', fileName:()=>'w.js'},
   rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'endpoint'], propertyReadSideEffects: false, unknownGlobalSideEffects: false } } }
})
