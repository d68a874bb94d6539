/** Adjectives and participles: Spanish masculine, English. Those before the bar may stand before a noun in English. */
export const ADJECTIVES = `
azul,blue blanco,white negro,black rojo,red verde,green amarillo,yellow gris,grey tinto,red dulce,sweet salado,salted seco,dry suave,soft
crudo,raw fresco,fresh natural,natural puro,pure integral,wholemeal ecológico,organic orgánico,organic vegano,vegan vegetariano,vegetarian
artesano,artisan artesanal,artisan casero,home-made tradicional,traditional local,local ibérico,Iberian español,Spanish italiano,Italian
francés,French alemán,German europeo,European gallego,Galician vasco,Basque asturiano,Asturian leonés,Leonese andaluz,Andalusian catalán,Catalan
ahumado,smoked tostado,roasted curado,cured fermentado,fermented congelado,frozen cocido,cooked rallado,grated molido,ground
estable,steady constante,constant regular,regular ligero,light resistente,hard-wearing duradero,long-lasting flexible,flexible plegable,folding
impermeable,waterproof transpirable,breathable lavable,washable ajustable,adjustable extensible,extendable desmontable,removable reutilizable,reusable
reciclado,recycled reciclable,recyclable biodegradable,biodegradable compostable,compostable renovable,renewable certificado,certified
macizo,solid grande,large pequeño,small largo,long corto,short ancho,wide estrecho,narrow alto,tall bajo,low doble,double triple,triple
portátil,portable inalámbrico,wireless eléctrico,electric electrónico,electronic digital,digital automático,automatic manual,manual recargable,rechargeable
silencioso,quiet compacto,compact cómodo,comfortable ergonómico,ergonomic antideslizante,non-slip hipoalergénico,hypoallergenic
personalizado,customised gratuito,free gratis,free anual,annual mensual,monthly semanal,weekly diario,daily individual,individual privado,private
presencial,face-to-face práctico,practical teórico,theoretical intensivo,intensive oficial,official completo,complete ilimitado,unlimited
rápido,fast seguro,secure sencillo,simple fácil,easy técnico,technical profesional,professional industrial,industrial comercial,commercial
nuevo,new antiguo,old único,unique directo,direct previo,advance adicional,extra opcional,optional disponible,available incluido,included
solar,solar térmico,thermal hidráulico,hydraulic mineral,mineral vegetal,vegetable animal,animal virgen,virgin virgen_extra,extra_virgin
libre,free rural,rural familiar,family gourmet,gourmet infantil,children's permanente,permanent original,original ajustado,fitted
extraíble,removable térmico,thermal mate,matt brillante,glossy transparente,transparent redondo,round cuadrado,square rectangular,rectangular
`;

/** Participles that are followed by what they were done with or by. */
export const PARTICIPLES = `
hecho,made elaborado,made fabricado,made producido,produced cosido,stitched tejido,woven pintado,painted tallado,carved envuelto,wrapped
envasado,packed relleno,filled cultivado,grown recogido,picked recolectado,picked criado,raised madurado,matured envejecido,aged curado,cured
diseñado,designed pensado,designed adaptado,adapted impartido,taught dirigido,led revisado,checked probado,tested certificado,certified
firmado,signed numerado,numbered embotellado,bottled prensado,pressed secado,dried tostado,roasted teñido,dyed curtido,tanned servido,served
incluido,included preparado,prepared listo,ready apto,suitable compatible,compatible ideal,ideal disponible,available resistente,resistant
`;

/** Verbs: Spanish singular, plural; English singular, plural. */
export const VERBS = `
lleva,llevan,carries,carry incluye,incluyen,includes,include tiene,tienen,has,have contiene,contienen,contains,contain trae,traen,comes_with,come_with
ofrece,ofrecen,offers,offer reduce,reducen,reduces,reduce ahorra,ahorran,saves,save mejora,mejoran,improves,improve evita,evitan,avoids,avoid
protege,protegen,protects,protect funciona,funcionan,works,work dura,duran,lasts,last pesa,pesan,weighs,weigh mide,miden,measures,measure
resiste,resisten,withstands,withstand soporta,soportan,supports,support necesita,necesitan,needs,need requiere,requieren,requires,require
elimina,eliminan,removes,remove facilita,facilitan,makes_easier,make_easier llega,llegan,arrives,arrive viene,vienen,comes,come sale,salen,comes_out,come_out
aguanta,aguantan,withstands,withstand cabe,caben,fits,fit ocupa,ocupan,takes_up,take_up produce,producen,produces,produce genera,generan,generates,generate
mantiene,mantienen,keeps,keep conserva,conservan,keeps,keep admite,admiten,accepts,accept cubre,cubren,covers,cover combina,combinan,combines,combine
recibe,reciben,receives,receive envía,envían,sends,send muestra,muestran,shows,show usa,usan,uses,use utiliza,utilizan,uses,use
aprenden,aprenden,learn,learn cocinan,cocinan,cook,cook buscan,buscan,look_for,look_for compran,compran,buy,buy venden,venden,sell,sell viajan,viajan,travel,travel
trabajan,trabajan,work,work quieren,quieren,want,want viven,viven,live,live regalan,regalan,give_presents,give_presents
`;

/** Whole expressions that do not follow from their words: Spanish, English, and how they behave. */
export const PHRASES = `
todo el año = all year round = adverb
en frío = in the fridge = adverb
a mano = by hand = adverb
a medida = made to measure = adverb
en casa = at home = adverb
a domicilio = at home = adverb
en línea = online = adverb
por internet = online = adverb
en directo = live = adverb
si procede = where applicable = adverb
sin compromiso = without obligation = adverb
sin permanencia = with no minimum term = adverb
por hora = per hour = adverb
por minuto = per minute = adverb
al mes = a month = adverb
al año = a year = adverb
al día = a day = adverb
a la semana = a week = adverb
por semana = a week = adverb
por persona = per person = adverb
por usuario = per user = adverb
en la península = in mainland Spain = adverb
en toda españa = throughout Spain = adverb
en españa = in Spain = adverb
en el reino unido = in the UK = adverb
en europa = in Europe = adverb
hecho a mano = handmade = adjective
hecho en españa = made in Spain = adjective
hecho en el reino unido = made in the UK = adjective
en la sede del cliente = at the client’s premises = adverb
en sus instalaciones = at your premises = adverb
con envío previo = with materials sent in advance = adverb
sin conexión = offline = adverb
en menos de = in under = prefix
más de = more than = prefix
menos de = less than = prefix
al menos = at least = prefix
hasta = up to = prefix
desde = from = prefix
listo para usar = ready to use = adjective
listo para entregar = ready to give = adjective
listo para regalar = ready to give = adjective
listo para comer = ready to eat = adjective
fácil de usar = easy to use = adjective
fácil de limpiar = easy to clean = adjective
fácil de instalar = easy to install = adjective
fácil de montar = easy to assemble = adjective
apto para lavavajillas = dishwasher-safe = adjective
apto para microondas = microwave-safe = adjective
apto para veganos = suitable for vegans = adjective
apto para celíacos = suitable for coeliacs = adjective
sin gluten = gluten-free = adjective
sin perfume = fragrance-free = adjective
talla única = one size fits all = adverb
sin lactosa = lactose-free = adjective
sin azúcar = sugar-free = adjective
sin azúcares añadidos = with no added sugar = adjective
libre de gluten = gluten-free = adjective
hecho a mano = handmade = adjective
cosido a mano = hand-stitched = adjective
pintado a mano = hand-painted = adjective
hecho a medida = made to measure = adjective
de un solo uso = single-use = adjective
de larga duración = long-lasting = adjective
de alta calidad = high-quality = adjective
bonificación de formación = training subsidy = noun
atención al cliente = customer service = noun
aceite de oliva virgen extra = extra virgin olive oil = noun
sabor estable = consistent flavour = noun
producto con origen = products of known origin = noun
`;
