/**
 * Nouns of goods in both languages: Spanish, gender, English, and what the grammar needs to know of them: u not
 * counted in English, m material, a animal, h person, k holds something. An underscore stands for a space. A word
 * that means several things is left out: what is not here is quoted, never guessed.
 */
export const GOODS = `
queso,m,cheese,c leche,f,milk,um mantequilla,f,butter,um nata,f,cream,um yogur,m,yoghurt,u miel,f,honey,um
vaca,f,cow,a cabra,f,goat,a oveja,f,sheep,a búfala,f,buffalo,a ternera,f,veal,um cerdo,m,pork,um cordero,m,lamb,um
pollo,m,chicken,um pavo,m,turkey,um buey,m,ox,a jamón,m,ham,u chorizo,m,chorizo,u embutido,m,cured_meat,c
carne,f,meat,um pescado,m,fish,um atún,m,tuna,um bonito,m,tuna,um anchoa,f,anchovy,c sardina,f,sardine,c
sardinilla,f,baby_sardine,c mejillón,m,mussel,c marisco,m,seafood,u conserva,f,preserve,c
aceite,m,oil,um oliva,f,olive,c aceituna,f,olive,c vinagre,m,vinegar,um girasol,m,sunflower,c sal,f,salt,um
azúcar,m,sugar,um pimienta,f,pepper,um pimentón,m,paprika,um especia,f,spice,c hierba,f,herb,c ajo,m,garlic,um
harina,f,flour,um trigo,m,wheat,um avena,f,oat,m centeno,m,rye,um maíz,m,corn,um espelta,f,spelt,um arroz,m,rice,um
pan,m,bread,um masa_madre,f,sourdough,um levadura,f,yeast,um pasta,f,pasta,um galleta,f,biscuit,c bizcocho,m,cake,c
tarta,f,cake,c chocolate,m,chocolate,um cacao,m,cocoa,um café,m,coffee,um té,m,tea,um infusión,f,herbal_tea,c
fruta,f,fruit,um verdura,f,vegetable,c tomate,m,tomato,c patata,f,potato,c cebolla,f,onion,c naranja,f,orange,c
limón,m,lemon,c manzana,f,apple,c pera,f,pear,c uva,f,grape,c higo,m,fig,c fresa,f,strawberry,c membrillo,m,quince_paste,um
almendra,f,almond,c avellana,f,hazelnut,c nuez,f,walnut,c fruto_seco,m,nut,c legumbre,f,pulse,c garbanzo,m,chickpea,c
lenteja,f,lentil,c huevo,m,egg,c seta,f,mushroom,c trufa,f,truffle,c mermelada,f,jam,um salsa,f,sauce,c sopa,f,soup,c
vino,m,wine,um vino_tinto,m,red_wine,um vino_blanco,m,white_wine,um cerveza,f,beer,um sidra,f,cider,um vermut,m,vermouth,um zumo,m,juice,um
agua,f,water,um lúpulo,m,hop,c malta,f,malt,um cebada,f,barley,um viñedo,m,vineyard,c bodega,f,winery,c vendimia,f,harvest,c
ingrediente,m,ingredient,c aditivo,m,additive,c conservante,m,preservative,c colorante,m,colouring,c receta,f,recipe,c
sabor,m,flavour,c aroma,m,aroma,c textura,f,texture,c alérgeno,m,allergen,c proteína,f,protein,um fibra,f,fibre,um vitamina,f,vitamin,c
algodón,m,cotton,um lana,f,wool,um lino,m,linen,um seda,f,silk,um cuero,m,leather,um piel,f,leather,um ante,m,suede,um
poliéster,m,polyester,um nailon,m,nylon,um tela,f,fabric,um tejido,m,fabric,um hilo,m,thread,um fieltro,m,felt,um
madera,f,wood,um roble,m,oak,um pino,m,pine,um haya,f,beech,um nogal,m,walnut,um bambú,m,bamboo,um corcho,m,cork,um
acero,m,steel,um acero_inoxidable,m,stainless_steel,um aluminio,m,aluminium,um hierro,m,iron,um latón,m,brass,um cobre,m,copper,um
plata,f,silver,um vidrio,m,glass,um cristal,m,glass,um cerámica,f,ceramic,um barro,m,clay,um porcelana,f,porcelain,um
plástico,m,plastic,um goma,f,rubber,um caucho,m,rubber,um silicona,f,silicone,um cartón,m,cardboard,um papel,m,paper,um
piedra,f,stone,um mármol,m,marble,um cera,f,wax,um cera_de_abeja,f,beeswax,um soja,f,soy,um esparto,m,esparto_grass,um mimbre,m,wicker,um
arce,m,maple,um hoja,f,leaf,u cueva,f,cave,c pieza,f,piece,c loncha,f,slice,c rodaja,f,slice,c porción,f,portion,c ración,f,portion,c
curación,f,ageing,u maduración,f,maturing,u fermentación,f,fermentation,u elaboración,f,production,u cocción,f,cooking,u
caja,f,box,k botella,f,bottle,k lata,f,tin,k tarro,m,jar,k bote,m,jar,k bolsa,f,bag,k paquete,m,pack,k estuche,m,case,k
barril,m,barrel,k garrafa,f,carafe,k saco,m,sack,k cesta,f,basket,k envase,m,container,k pack,m,pack,k lote,m,batch_number,c
juego,m,set,k surtido,m,selection,k par,m,pair,k rollo,m,roll,k tubo,m,tube,k pastilla,f,bar,k
bolso,m,handbag,c mochila,f,backpack,c cartera,f,wallet,c cinturón,m,belt,c zapato,m,shoe,c zapatilla,f,trainer,c bota,f,boot,c
sandalia,f,sandal,c camisa,f,shirt,c camiseta,f,T-shirt,c pantalón,m,pair_of_trousers,c vestido,m,dress,c falda,f,skirt,c
chaqueta,f,jacket,c abrigo,m,coat,c jersey,m,jumper,c calcetín,m,sock,c gorro,m,hat,c guante,m,glove,c bufanda,f,scarf,c
joya,f,piece_of_jewellery,c anillo,m,ring,c pendiente,m,earring,c collar,m,necklace,c pulsera,f,bracelet,c reloj,m,watch,c
bolsillo,m,pocket,c cremallera,f,zip,c costura,f,seam,c forro,m,lining,c suela,f,sole,c talla,f,size,c correa,f,strap,c
mesa,f,table,c silla,f,chair,c sofá,m,sofa,c cama,f,bed,c colchón,m,mattress,c almohada,f,pillow,c lámpara,f,lamp,c estantería,f,bookcase,c
armario,m,wardrobe,c alfombra,f,rug,c manta,f,blanket,c cojín,m,cushion,c toalla,f,towel,c sábana,f,sheet,c vela,f,candle,c
plato,m,plate,c taza,f,cup,c vaso,m,glass,c cuchillo,m,knife,c sartén,f,frying_pan,c olla,f,pot,c tabla,f,board,c maceta,f,plant_pot,c
jabón,m,soap,um crema,f,cream,c champú,m,shampoo,u perfume,m,perfume,u bálsamo,m,balm,c sérum,m,serum,c aloe_vera,m,aloe_vera,um
juguete,m,toy,c muñeca,f,doll,c libro,m,book,c cuaderno,m,notebook,c lápiz,m,pencil,c bolígrafo,m,pen,c cuento,m,storybook,c
bicicleta,f,bicycle,c patinete,m,scooter,c casco,m,helmet,c rueda,f,wheel,c freno,m,brake,c cuadro,m,frame,c sillín,m,saddle,c
freno_de_disco,m,disc_brake,c cámara,f,camera,c altavoz,m,speaker,c auricular,m,earphone,c teléfono,m,phone,c ordenador,m,computer,c
pantalla,f,screen,c teclado,m,keyboard,c cargador,m,charger,c cable,m,cable,c sensor,m,sensor,c motor,m,motor,c batería,f,battery,c
bomba,f,pump,c válvula,f,valve,c tubería,f,pipe,c tornillo,m,screw,c herramienta,f,tool,c máquina,f,machine,c filtro,m,filter,c
panel_solar,m,solar_panel,c placa_solar,f,solar_panel,c pintura,f,paint,um barniz,m,varnish,um tapa,f,lid,c asa,f,handle,c mango,m,handle,c
perro,m,dog,a gato,m,cat,a pienso,m,dry_food,um arnés,m,harness,c planta,f,plant,c flor,f,flower,c ramo,m,bouquet,k semilla,f,seed,c
regalo,m,gift,c tarjeta,f,card,c lazo,m,ribbon,c sobre,m,envelope,c etiqueta,f,label,c color,m,colour,c tamaño,m,size,c
peso,m,weight,c altura,f,height,c anchura,f,width,c capacidad,f,capacity,c potencia,f,power,u autonomía,f,battery_life,u
esmalte,m,glaze,u lavavajillas,m,dishwasher,c microondas,m,microwave,c horno,m,oven,c nevera,f,fridge,c
`;
