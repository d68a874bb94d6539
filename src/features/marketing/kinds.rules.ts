import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/text.ts';
import { aOrAn } from './grammar-en.rules.ts';
import { article } from './grammar-es.rules.ts';
import { ENGLISH_NOUNS, SPANISH_NOUNS, type Noun } from './lexicon.rules.ts';
import type { Said } from './saying.rules.ts';

/** Parts, materials and qualities of a product: a fact that begins with one does not say what the product is. */
const NOT_A_KIND = new Set(
  'cuadro freno freno_de_disco rueda sillin bateria motor pantalla teclado cargador cable sensor camara bolsillo cremallera costura forro suela talla correa tapa asa mango color tamano peso altura anchura capacidad potencia autonomia esmalte sabor aroma textura curacion maduracion fermentacion elaboracion coccion ingrediente aditivo conservante colorante alergeno proteina fibra vitamina algodon lana lino seda cuero piel ante poliester nailon tela tejido hilo fieltro madera roble pino haya nogal bambu corcho acero acero_inoxidable aluminio hierro laton cobre plata vidrio cristal ceramica barro porcelana plastico goma caucho silicona carton papel piedra marmol cera mimbre esparto leche harina trigo hoja cueva pieza loncha rodaja porcion racion caja botella lata tarro bote bolsa paquete estuche envase lote juego surtido par garantia devolucion cambio entrega envio recogida montaje instalacion mantenimiento soporte soporte_tecnico asistencia atencion embalaje bonificacion descuento cuota pago financiacion permanencia cliente persona nombre numero fecha ano mes semana dia hora minuto vez unidad plaza metro litro kilo origen calidad diseno rendimiento seguridad ahorro consumo energia trazabilidad certificacion norma produccion fabricacion stock marca logotipo experiencia resultado actualizacion integracion copia_de_seguridad dato cifrado panel informe acceso licencia regalo tarjeta lazo etiqueta precio receta equipo'.split(
    ' ',
  ),
);
export const isKind = (noun: Noun): boolean =>
  !NOT_A_KIND.has(foldText(noun.es).replaceAll(' ', '_')) && !noun.isTime;

/** The article that lets a noun phrase stand after "is"; nothing where gender or number are not sure. */
export function defined({ text, shape }: Said, language: Locale): string | undefined {
  if (shape.form !== 'noun' || shape.isDetermined === true) return undefined;
  if (language === 'es') {
    if (shape.spanish === undefined) return undefined;
    return shape.spanish.isPlural
      ? text
      : `${article('un', text.split(' ')[0] ?? '', shape.spanish)} ${text}`;
  }
  return shape.english === 'one' ? `${aOrAn(text)} ${text}` : text;
}

/** The noun that a description begins with, in English ends with. */
export function kindOf(fragment: string, from: Locale | undefined): Noun | undefined {
  const words = (fragment.match(/[\p{L}'’-]+/gu) ?? []).map(foldText);
  const stop = words.findIndex((word, at) => at > 0 && /^(?:of|for|with|in|from|by|made|that)$/.test(word));
  const head = from === 'en' ? words.slice(0, stop === -1 ? undefined : stop) : words;
  for (let size = Math.min(3, head.length); size > 0; size -= 1) {
    const found =
      from === 'en'
        ? ENGLISH_NOUNS.get(head.slice(-size).join(' '))
        : SPANISH_NOUNS.get(head.slice(0, size).join(' '));
    if (found !== undefined) return found.noun;
  }
  return undefined;
}
