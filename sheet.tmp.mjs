import sharp from 'sharp';
import { existsSync } from 'node:fs';
const [out, height, ...files] = process.argv.slice(2);
const h = Number(height);
const imgs = await Promise.all(files.filter(existsSync).map(async f => { const b = await sharp(f).resize({ height: h, fit:'inside' }).png().toBuffer({resolveWithObject:true}); return {input:b.data,w:b.info.width}; }));
let x=0; const comp=imgs.map(i=>{const c={input:i.input,left:x,top:0}; x+=i.w+12; return c;});
await sharp({create:{width:x,height:h,channels:3,background:'#888'}}).composite(comp).png().toFile(out);
